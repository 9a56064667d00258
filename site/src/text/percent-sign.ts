import type { Locale } from 'contract/locales.ts';

/** The percent sign behind a figure: only Russian has a space before it, which does not break. */
export const percentSign: Record<Locale, string> = { cn: '%', en: '%', ru: '\u00A0%' };
