import { blocksFile } from '../parts/blocks/blocks-later.ts';
import { later } from '../parts/later.tsx';

/** Below the first screen, and most of the page's code. */
export const CareRailLater = later(async () => (await import('./care-rail.tsx')).CareRail);

export const laterFiles = [blocksFile, 'src/pictures/care-rail.tsx'];
