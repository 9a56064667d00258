import { locales, type Locale } from 'contract/locales.ts';

const sumFormats: Record<Locale, Intl.NumberFormatOptions> = {
  cn: { notation: 'compact', maximumFractionDigits: 6 },
  en: { maximumFractionDigits: 2 },
  ru: { maximumFractionDigits: 2, useGrouping: 'min2' },
};

const smallSumFormats: typeof sumFormats = {
  ...sumFormats,
  cn: { maximumFractionDigits: 2, useGrouping: false },
};

/**
 * 126万 · 1,260,000 · 1 260 000. Chinese groups large sums by ten thousand, but not beside a smaller one (5000–20000);
 * Russian groups none of four digits.
 */
export function formatAmount(locale: Locale, amount: number, beside = amount): string {
  const formats = beside < 10_000 ? smallSumFormats : sumFormats;
  return new Intl.NumberFormat(locales[locale].tag, formats[locale]).format(amount);
}

export function formatShare(locale: Locale, share: number): string {
  return new Intl.NumberFormat(locales[locale].tag, { style: 'percent', maximumFractionDigits: 2 }).format(share);
}
