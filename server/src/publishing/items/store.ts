/** The SQL of items, with their drafts and languages. */
import type { ContentRef } from 'contract/console/content-items.ts';
import type { ContentKind } from 'contract/console/content-kinds.ts';
import { byLocale, type Locale, localeNames } from 'contract/locales.ts';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../../database/open.ts';
import type { Tables } from '../../database/tables.ts';
import type { Publishable } from '../definition.ts';
import { columnsOf } from './draft-columns.ts';
import type { Leaves } from '../bodies/leaves.ts';
import { type Author, insertRevisions, removeOldRevisions, type SaveDetails } from './revisions.ts';

export type LanguageRow = Selectable<Tables['contentLanguage']>;

export type StoredItem = Selectable<Tables['contentItem']> & { languages: Record<Locale, LanguageRow> };

export async function findItem(db: Database, { kind, id }: ContentRef): Promise<StoredItem | undefined> {
  const item = await db
    .selectFrom('contentItem')
    .selectAll()
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  return item && { ...item, languages: await findLanguages(db, { kind, id }) };
}

/** The titles of the items that exist. */
export function findTitles(
  db: Database,
  keys: readonly ContentRef[],
): Promise<(ContentRef & Pick<StoredItem, 'titles'>)[]> {
  const [kinds, ids] = [keys.map(({ kind }) => kind), keys.map(({ id }) => id)];
  return db
    .selectFrom('contentItem')
    .select(['kind', 'id', 'titles'])
    .where(
      sql<boolean>`(kind, id) in (select kind, id from unnest(${kinds}::text[], ${ids}::text[]) as key (kind, id))`,
    )
    .execute();
}

/** Locks the item until the transaction ends: changes of one item happen one after another. */
export async function lockItem(db: Database, { kind, id }: ContentRef): Promise<StoredItem | undefined> {
  await db.selectFrom('contentItem').select('id').where('kind', '=', kind).where('id', '=', id).forUpdate().execute();
  return findItem(db, { kind, id });
}

/** Locks the item unless another process changes it just now. */
export async function lockItemOrSkip(db: Database, { kind, id }: ContentRef): Promise<StoredItem | undefined> {
  const locked = await db
    .selectFrom('contentItem')
    .select('id')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return locked && findItem(db, { kind, id });
}

async function findLanguages(db: Database, { kind, id }: ContentRef): Promise<Record<Locale, LanguageRow>> {
  const rows = await db
    .selectFrom('contentLanguage')
    .selectAll()
    .where('kind', '=', kind)
    .where('id', '=', id)
    .execute();
  return byLocale((locale) => {
    const row = rows.find((candidate) => candidate.locale === locale);
    if (!row) throw new Error(`${kind} ${id} has no row for ${locale}`);
    return row;
  });
}

type NewLanguage = Pick<Insertable<Tables['contentLanguage']>, 'checkedSource' | 'staleSource'> &
  Partial<Insertable<Tables['contentLanguage']>>;

type NewDraft = SaveDetails & { leaves: Leaves };

/** A new item with its first draft. */
export type NewItem = {
  id: string;
  draft: NewDraft;
  position: number | null;
  languages: Record<Locale, NewLanguage>;
  firstLiveAt?: Date;
  /** The languages in which the first revision is or was live. */
  madeLive?: Locale[];
};

const firstVersion = 1;

function lastChange(author: Author) {
  return { updatedAt: new Date(), updatedBy: author?.accountId ?? null, updatedByName: author?.name ?? null };
}

export async function insertItems(db: Database, kind: Publishable, items: readonly NewItem[]): Promise<void> {
  const rows = items.map((item) => ({
    ...item,
    key: { kind: kind.kind, id: item.id },
    columns: columnsOf(kind, item.id, item.draft.leaves),
  }));
  await db
    .insertInto('contentItem')
    .values(
      rows.map(({ key, columns, position, firstLiveAt, draft }) => ({
        ...key,
        ...columns,
        version: firstVersion,
        position,
        firstLiveAt: firstLiveAt ?? null,
        ...lastChange(draft.author),
      })),
    )
    .execute();
  await db
    .insertInto('contentLanguage')
    .values(
      rows.flatMap(({ key, languages }) =>
        localeNames.map((locale) => ({ state: 'unpublished' as const, ...languages[locale], ...key, locale })),
      ),
    )
    .execute();
  await insertRevisions(
    db,
    rows.map(({ key, columns, draft, madeLive }) => ({
      key,
      number: firstVersion,
      body: columns.draft,
      details: draft,
      ...(madeLive && { madeLive }),
    })),
  );
}

/** Saves a new draft, which is also a revision. Returns its version. */
export async function updateDraft(
  db: Database,
  kind: Publishable,
  { id, version }: { id: string; version: number },
  draft: NewDraft,
): Promise<number> {
  const columns = columnsOf(kind, id, draft.leaves);
  const key = { kind: kind.kind, id };
  const next = version + 1;
  await db
    .updateTable('contentItem')
    .set({ ...columns, version: next, ...lastChange(draft.author) })
    .where('kind', '=', kind.kind)
    .where('id', '=', id)
    .execute();
  await insertRevisions(db, [{ key, number: next, body: columns.draft, details: draft }]);
  await removeOldRevisions(db, key);
  return next;
}

export async function updateLanguage(
  db: Database,
  { kind, id }: ContentRef,
  locale: Locale,
  change: Updateable<Tables['contentLanguage']>,
): Promise<void> {
  await db
    .updateTable('contentLanguage')
    .set(change)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('locale', '=', locale)
    .execute();
}

export async function updateItem(
  db: Database,
  { kind, id }: ContentRef,
  change: Pick<Updateable<Tables['contentItem']>, 'firstLiveAt' | 'position'>,
): Promise<void> {
  await db.updateTable('contentItem').set(change).where('kind', '=', kind).where('id', '=', id).execute();
}

export async function deleteItem(db: Database, { kind, id }: ContentRef): Promise<void> {
  await db.deleteFrom('contentItem').where('kind', '=', kind).where('id', '=', id).execute();
}

/** The database's clock, by which the site decides what is of the future. */
export async function transactionTime(db: Database): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select date_trunc('second', now()) as now`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the database returned no time');
  return row.now;
}

export async function nextPosition(db: Database, kind: ContentKind): Promise<number> {
  const { last } = await db
    .selectFrom('contentItem')
    .select((eb) => eb.fn.max('position').as('last'))
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return (last ?? -1) + 1;
}
