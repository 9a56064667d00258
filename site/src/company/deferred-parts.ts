import { defer } from '../parts/deferred.tsx';

/** These parts are below the first screen and make up most of the page's code. */
export const DeferredIntroduction = defer(async () => (await import('./introduction.tsx')).Introduction);

export const DeferredChairmanMessage = defer(async () => (await import('./chairman-message.tsx')).ChairmanMessage);

export const DeferredHistory = defer(async () => (await import('./history.tsx')).History);

export const DeferredCulture = defer(async () => (await import('./culture.tsx')).Culture);

export const DeferredAlbumCarousel = defer(async () => (await import('./album-carousel.tsx')).AlbumCarousel);

export const deferredFiles = [
  'src/company/introduction.tsx',
  'src/company/chairman-message.tsx',
  'src/company/history.tsx',
  'src/company/culture.tsx',
  'src/company/album-carousel.tsx',
];
