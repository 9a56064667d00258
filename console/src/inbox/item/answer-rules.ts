import type { InboxItem } from 'contract/console/inbox.ts';
import { maxEntryLength } from 'contract/entry-form.ts';
import { hasVisibleText, visibleLength } from 'contract/fields.ts';
import type { Locale } from 'contract/locales.ts';

/** What is typed, and how many entries there were when it was begun. */
export type TypedAnswer = { text: string; seenEntries: number };

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

/**
 * What has happened to the conversation since an answer was begun, by its last entry. `repeated` is this very answer: it
 * arrived, but the response did not.
 */
export type AnswerNotice = 'repeated' | 'colleague' | 'visitor' | 'changed';

export function answerNotice(
  entries: readonly Pick<InboxItem['entries'][number], 'from' | 'text'>[],
  { text, seenEntries }: TypedAnswer,
  isRefused: boolean,
): AnswerNotice | undefined {
  if (text === '') return undefined;
  const last = entries.length > seenEntries ? entries.at(-1) : undefined;
  if (last === undefined) return isRefused ? 'changed' : undefined;
  if (last.from === 'visitor') return 'visitor';
  return last.text.trim() === text.trim() ? 'repeated' : 'colleague';
}

export function isTypedAnswer(stored: unknown): stored is TypedAnswer {
  if (typeof stored !== 'object' || stored === null) return false;
  return (
    'text' in stored &&
    typeof stored.text === 'string' &&
    'seenEntries' in stored &&
    typeof stored.seenEntries === 'number'
  );
}
