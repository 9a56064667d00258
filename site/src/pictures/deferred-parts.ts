import { blocksFile } from '../parts/blocks/deferred-blocks.ts';
import { defer } from '../parts/deferred.tsx';

/** Below the first screen, and most of the page's code. */
export const DeferredCareCarousel = defer(async () => (await import('./care-carousel.tsx')).CareCarousel);

export const deferredFiles = [blocksFile, 'src/pictures/care-carousel.tsx'];
