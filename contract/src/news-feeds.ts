import type { Locale } from './locales.ts';
import { type ContentType, contentTypes } from './news.ts';
import { localePath } from './urls/paths.ts';

/** The types that the news page shows. Those of the anniversary page are listed there alone. */
export const feedTypes = contentTypes.slice(0, 3);

export function feedPath(locale: Locale, type: ContentType): string {
  return localePath(locale, `/news-${type}.atom`);
}
