import { locales, type Locale } from 'contract/locales.ts';

/** 126万 · 1,260,000 · 1 260 000. Chinese counts money by the ten thousand. */
export function formatSum(locale: Locale, sum: number): string {
  const notation = locale === 'cn' ? 'compact' : 'standard';
  return new Intl.NumberFormat(locales[locale].tag, {
    notation,
    maximumFractionDigits: locale === 'cn' ? 6 : 2,
  }).format(sum);
}

export function formatShare(locale: Locale, share: number): string {
  return new Intl.NumberFormat(locales[locale].tag, { style: 'percent', maximumFractionDigits: 2 }).format(share);
}
