import type { Locale } from 'contract/locales.ts';

const beforePercent: Record<Locale, string> = { cn: '', en: '', ru: ' ' };

/** A percent sign follows a figure at once, 0.50%, except in Russian; any other unit follows a space. */
export function spaceBefore(locale: Locale, unit: string): string {
  return unit === '%' ? beforePercent[locale] : ' ';
}
