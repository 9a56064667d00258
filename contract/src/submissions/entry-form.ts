/**
 * Rules of a visitor's later entry. They are apart from the endpoints so that a page that only
 * reads a submission loads no rules.
 */
import { z } from 'zod/mini';
import { hasVisibleText, visibleLength } from '../fields.ts';
import { maxFiles } from '../uploads/uploads.ts';

export const maxEntryLength = 10_000;

export const entryText = z.string().check(z.refine((text) => visibleLength(text) <= maxEntryLength, 'tooLong'));

/** Requires text, files or both. */
export function requireTextOrFiles<Entry extends { text: string; fileNos: readonly unknown[] }>() {
  return z.refine<Entry>(({ text, fileNos: files }) => hasVisibleText(text) || files.length > 0, {
    error: 'messageRequired',
    path: ['text'],
  });
}

/** The entry rules for the site's form. */
export const entryForm = z
  .object({ text: entryText, fileNos: z.array(z.unknown()).check(z.maxLength(maxFiles, 'tooManyFiles')) })
  .check(requireTextOrFiles());
