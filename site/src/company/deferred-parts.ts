import { defer } from '../parts/deferred.tsx';

/** These parts are below the first screen and make up most of the page's code. */
export const DeferredIntroduction = defer('src/company/introduction.tsx', () => import('./introduction.tsx'));

export const DeferredChairmanMessage = defer(
  'src/company/chairman-message.tsx',
  () => import('./chairman-message.tsx'),
);

export const DeferredHistory = defer('src/company/history.tsx', () => import('./history.tsx'));

export const DeferredCulture = defer('src/company/culture.tsx', () => import('./culture.tsx'));

export const DeferredAlbumCarousel = defer('src/company/album-carousel.tsx', () => import('./album-carousel.tsx'));
