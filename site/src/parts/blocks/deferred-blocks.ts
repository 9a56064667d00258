import { defer } from '../deferred.tsx';

/**
 * Blocks are below a page's header, so their code may load after the first paint. The page's loader awaits `preload`,
 * and its handle lists it in `deferred`.
 */
export const DeferredBlocks = defer('src/parts/blocks/blocks.tsx', () => import('./blocks.tsx'));
