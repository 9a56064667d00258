import { dictionaryTypes } from 'contract/dictionaries.ts';
import { type Locale, locales } from 'contract/locales.ts';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import { pickLocale } from '../database/localized.ts';
import { findTopics, type InboxList } from './list-store.ts';
import type { StoredItem } from './store.ts';

type Topic = Pick<StoredItem, 'businessType' | 'postNo'>;

/** Returns the subject of each item: the business of a message, or the job post of a resume. Deleted ones are codes. */
export async function readSubjects(
  db: Database,
  items: readonly Topic[],
  locale: Locale,
): Promise<(item: Topic) => string> {
  const values = items.flatMap(({ businessType }) => businessType ?? []);
  const postNos = items.flatMap(({ postNo }) => postNo ?? []);
  const businesses = await db
    .selectFrom('dictionaryEntry')
    .select(['value', 'label'])
    .where('dictionary', '=', dictionaryTypes.businessType)
    .where(isOneOf('value', values))
    .execute();
  const posts = await db.selectFrom('jobPost').select(['postNo', 'name']).where(isOneOf('postNo', postNos)).execute();
  const businessNames = new Map(businesses.map(({ value, label }) => [value, pickLocale(label, locale).text]));
  const postNames = new Map(posts.map(({ postNo, name }) => [postNo, pickLocale(name, locale).text]));
  return ({ businessType, postNo }) =>
    businessNames.get(businessType ?? '') ?? postNames.get(postNo ?? '') ?? businessType ?? postNo ?? '';
}

/** The subjects that a list can be filtered by, by name. */
export async function readListedSubjects(
  db: Database,
  list: InboxList,
  { locale, limit }: { locale: Locale; limit: number },
): Promise<{ value: string; name: string }[]> {
  const topics = await findTopics(db, list, limit);
  const nameOf = await readSubjects(db, topics, locale);
  return topics
    .map((topic) => ({ value: topic.businessType ?? topic.postNo ?? '', name: nameOf(topic) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locales[locale].tag));
}

/** An empty list is no error here. */
const isOneOf = (column: string, values: string[]) => sql<boolean>`${sql.ref(column)} = any (${values}::text[])`;
