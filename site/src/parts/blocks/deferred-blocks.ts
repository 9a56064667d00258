import { defer } from '../deferred.tsx';

/**
 * Blocks are below a page's header, so their code may load after the first paint. The page's loader awaits `preload`,
 * and its handle lists the file in `deferred`.
 */
export const DeferredBlocks = defer(async () => (await import('./blocks.tsx')).Blocks);

export const blocksFile = 'src/parts/blocks/blocks.tsx';
