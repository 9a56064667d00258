import { GivenText } from '../database/localized.ts';
import type { Locale } from 'contract/locales.ts';

/** An answer whose texts may still carry the language they are really in. */
export type Unresolved<Answer> = Answer extends string
  ? Answer | GivenText
  : Answer extends readonly (infer Item)[]
    ? readonly Unresolved<Item>[]
    : Answer extends object
      ? { [Key in keyof Answer]: Unresolved<Answer[Key]> }
      : Answer;

/** Puts the plain texts in place and lists the JSON pointers of those that are not in the language asked for (W17). */
export function resolveTexts(answer: unknown, locale: Locale): { value: unknown; fallback: string[] } {
  const fallback: string[] = [];
  function resolve(value: unknown, pointer: string): unknown {
    if (value instanceof GivenText) {
      if (value.locale !== locale) fallback.push(pointer);
      return value.text;
    }
    if (Array.isArray(value)) return value.map((item, index) => resolve(item, `${pointer}/${index}`));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolve(item, `${pointer}/${key}`)]));
    return value;
  }
  return { value: resolve(answer, ''), fallback };
}
