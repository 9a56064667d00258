import { defer } from '../parts/deferred.tsx';

/** Links, which work before their code has loaded. */
export const DeferredCategoryMenu = defer(async () => (await import('./category-menu.tsx')).CategoryMenu);

export const categoryMenuFile = 'src/products/category-menu.tsx';
