import { formatNumber } from 'contract/format-number.ts';
import { locales, type Locale } from 'contract/locales.ts';

const sumFormats: Record<Locale, Intl.NumberFormatOptions> = {
  cn: { notation: 'compact', maximumFractionDigits: 6 },
  en: { maximumFractionDigits: 2 },
  ru: { maximumFractionDigits: 2, useGrouping: 'min2' },
};

/** 126万 · 1,260,000 · 1 260 000. Chinese groups large sums by ten thousand; Russian groups none of four digits. */
export function formatAmount(locale: Locale, amount: number): string {
  return new Intl.NumberFormat(locales[locale].tag, sumFormats[locale]).format(amount);
}

export function formatShare(locale: Locale, share: number): string {
  return new Intl.NumberFormat(locales[locale].tag, { style: 'percent', maximumFractionDigits: 2 }).format(share);
}

const largestReward = 100_000;

/** 1,000 · 1 000: the rewards of the table and of the estimates are grouped alike. */
export function formatReward(locale: Locale, reward: number): string {
  return formatNumber(locale, reward, largestReward);
}
