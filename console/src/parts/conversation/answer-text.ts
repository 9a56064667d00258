import { maxEntryLength } from 'contract/submissions/entry-form.ts';
import { hasVisibleText, visibleLength } from 'contract/fields.ts';
import type { Locale } from 'contract/locales.ts';

const scripts: Record<Locale, RegExp> = {
  cn: /\p{Script=Han}/u,
  en: /\p{Script=Latin}/u,
  ru: /\p{Script=Cyrillic}/u,
};

/** Whether a text has no letter of the visitor's script: perhaps it was meant for a colleague. */
export function lacksScript(text: string, locale: Locale): boolean {
  return !scripts[locale].test(text);
}

/** The counter appears when less than this is left. */
const countedFrom = 500;

/** How many characters may still be typed, negative beyond the limit; undefined while there are plenty. */
export function charactersLeft(text: string, longest = maxEntryLength): number | undefined {
  const left = longest - visibleLength(text);
  return left < countedFrom ? left : undefined;
}

export function isSendable(text: string, longest = maxEntryLength): boolean {
  return hasVisibleText(text) && visibleLength(text) <= longest;
}
