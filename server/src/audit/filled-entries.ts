import { isContentKind } from 'contract/console/content-kinds.ts';
import { defaultLocale } from 'contract/locales.ts';
import type { Database } from '../database/open.ts';
import { filledTitlesOf } from '../publishing/items/filled-titles.ts';
import { type EntryFilter, type EntryPage, findEntries, type StoredEntry } from './store.ts';

/** The entries that match, with the facts that titles of items quote. */
export async function findFilledEntries(db: Database, filter: EntryFilter): Promise<EntryPage> {
  const { rows, total } = await findEntries(db, filter);
  return { rows: await fillTitles(db, rows), total };
}

/** Older versions recorded titles with `{exportCountries}`, and an entry of the log never changes. */
export async function fillTitles(db: Database, rows: readonly StoredEntry[]): Promise<StoredEntry[]> {
  const quoting = rows.flatMap(({ id, objectKind, objectTitle }) =>
    objectTitle?.includes('{') && isContentKind(objectKind)
      ? [{ id, kind: objectKind, titles: { [defaultLocale]: objectTitle } }]
      : [],
  );
  const filled = await filledTitlesOf(db, quoting);
  const titles = new Map(quoting.map(({ id }, index) => [id, filled[index]]));
  return rows.map((row) => ({ ...row, objectTitle: titles.get(row.id) ?? row.objectTitle }));
}
