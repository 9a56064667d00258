/** The page's slides from top to bottom: their ids, and the sections an address may name. */
export const homeSlides = ['banner', 'map', 'business', 'products', 'news', 'partners'] as const;

export type HomeSlide = (typeof homeSlides)[number];

/** Dark and light by turns, beginning dark (P5). */
export function slideTheme(index: number): 'dark' | 'light' {
  return index % 2 === 0 ? 'dark' : 'light';
}
