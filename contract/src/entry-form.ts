/** What a visitor adds to a submission. Apart from the endpoints: a page that only opens one needs no rules. */
import { z } from 'zod/mini';
import { hasVisibleText, visibleLength } from './fields.ts';
import { mostFiles } from './uploads.ts';

export const longestEntry = 10_000;

export const entryText = z.string().check(z.refine((text) => visibleLength(text) <= longestEntry, 'tooLong'));

/** Words, files or both. */
export function saysSomething<Entry extends { text: string; fileNos: readonly unknown[] }>() {
  return z.refine<Entry>(({ text, fileNos: files }) => hasVisibleText(text) || files.length > 0, {
    error: 'messageRequired',
    path: ['text'],
  });
}

/** The rules of what a visitor adds, for the page. */
export const entryForm = z
  .object({ text: entryText, fileNos: z.array(z.unknown()).check(z.maxLength(mostFiles, 'tooManyFiles')) })
  .check(saysSomething());
