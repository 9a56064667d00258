import type { Locale } from 'contract/locales.ts';
import { LocalizedText } from '../database/localized.ts';

/** A response whose texts may still be `LocalizedText`. */
export type Unresolved<Value> = Value extends string
  ? Value | LocalizedText
  : Value extends readonly (infer Item)[]
    ? readonly Unresolved<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: Unresolved<Value[Key]> }
      : Value;

/**
 * Replaces localized texts with plain ones and lists the JSON pointers of those that are not in the
 * requested language (W17).
 */
export function resolveTexts(response: unknown, locale: Locale): { value: unknown; fallback: string[] } {
  const fallback: string[] = [];
  function resolve(value: unknown, pointer: string): unknown {
    if (value instanceof LocalizedText) {
      if (value.locale !== locale) fallback.push(pointer);
      return value.text;
    }
    if (Array.isArray(value)) return value.map((item, index) => resolve(item, `${pointer}/${index}`));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolve(item, `${pointer}/${key}`)]));
    return value;
  }
  return { value: resolve(response, ''), fallback };
}
