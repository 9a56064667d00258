/** The page's slides from top to bottom: their ids, and the sections that a URL may name. */
export const homeSlides = ['banner', 'map', 'business', 'products', 'news', 'partners'] as const;

export type HomeSlide = (typeof homeSlides)[number];

/** Themes alternate, starting with dark (P5). */
export function slideTheme(index: number): 'dark' | 'light' {
  return index % 2 === 0 ? 'dark' : 'light';
}
