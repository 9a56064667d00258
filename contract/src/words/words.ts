import type { FieldErrorCode } from '../errors.ts';
import { formatNumber } from '../format-number.ts';
import type { Locale } from '../locales.ts';
import { cn, type GatewayWords } from './cn.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';

export const words: Record<Locale, GatewayWords> = { cn, en, ru };

/** The text of an error; undefined for an unknown code. */
export function errorWords(locale: Locale, code: string): string | undefined {
  return new Map<string, string>(Object.entries(words[locale].errors)).get(code);
}

/** The text of a field's error. A text that is too long names its limit. */
export function fieldErrorWords(locale: Locale, { code, longest }: { code: FieldErrorCode; longest?: number }): string {
  const text = words[locale].fieldErrors[code];
  return longest === undefined ? text : text + words[locale].upTo.replace('{longest}', formatNumber(locale, longest));
}
