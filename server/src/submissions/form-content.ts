import { type DictionaryType, dictionaryTypes } from 'contract/dictionaries.ts';
import type { Database } from '../database/open.ts';
import { findReplyTerms } from '../settings/store.ts';

/** Content that submissions are validated against; cached until it changes. */
export type FormContent = {
  replyTerms: Awaited<ReturnType<typeof findReplyTerms>>;
  /** The values that the forms offer. */
  choices: ReadonlyMap<DictionaryType, ReadonlySet<string>>;
};

export async function readFormContent(db: Database): Promise<FormContent> {
  const [replyTerms, entries] = await Promise.all([
    findReplyTerms(db),
    db.selectFrom('dictionaryEntry').select(['dictionary', 'value']).execute(),
  ]);
  const valuesOf = (wanted: DictionaryType) =>
    new Set(entries.flatMap(({ dictionary, value }) => (dictionary === wanted ? [value] : [])));
  return { replyTerms, choices: new Map(Object.values(dictionaryTypes).map((type) => [type, valuesOf(type)])) };
}
