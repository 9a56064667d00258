import type { Locale } from 'contract/locales.ts';
import type { markets } from 'contract/typical-values.ts';

type Market = (typeof markets)[number];

/** The reader's own market first: who reads Russian or English buys from abroad. */
export const marketsInOrder: Record<Locale, readonly [Market, Market]> = {
  cn: ['domestic', 'foreign'],
  en: ['foreign', 'domestic'],
  ru: ['foreign', 'domestic'],
};
