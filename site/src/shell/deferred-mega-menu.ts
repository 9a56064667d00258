import { defer } from '../parts/deferred.tsx';

/** Loads when the pointer or the focus reaches the header. */
export const DeferredMegaMenu = defer(async () => (await import('./mega-menu.tsx')).MegaMenu);
