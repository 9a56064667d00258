import { defer } from '../parts/deferred.tsx';

/** Loads when the pointer or the focus reaches the header. */
export const DeferredMegaMenu = defer('src/shell/mega-menu.tsx', () => import('./mega-menu.tsx'));
