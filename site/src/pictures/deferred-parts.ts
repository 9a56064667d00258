import { defer } from '../parts/deferred.tsx';

/** Below the first screen, and most of the page's code. */
export const DeferredCareCarousel = defer('src/pictures/care-carousel.tsx', () => import('./care-carousel.tsx'));
