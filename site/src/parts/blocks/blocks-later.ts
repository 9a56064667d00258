import { later } from '../later.tsx';

/** Blocks stand below a page's head, so their code may come after the first paint. The page's loader waits for `ready`, its handle lists the file as `later`. */
export const BlocksLater = later(async () => (await import('./blocks.tsx')).Blocks);

export const blocksFile = 'src/parts/blocks/blocks.tsx';
