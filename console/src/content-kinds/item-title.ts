import type { ContentRow } from 'contract/console/content-items.ts';
import { defaultLocale, type Locale } from 'contract/locales.ts';

/** The title of an item in the reader's language, or in Chinese; empty if it has none. */
export function itemTitle(titles: ContentRow['titles'], locale: Locale): string {
  return titles[locale] || titles[defaultLocale];
}
