/** The SQL of drafts, revisions and languages. */
import { createHash } from 'node:crypto';
import type { ContentKind } from 'contract/console/content-kinds.ts';
import { type FieldReference, publishingBounds } from 'contract/console/publishing.ts';
import { byLocale, defaultLocale, type Locale, localeNames } from 'contract/locales.ts';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { parseBeijingTimestamp } from '../database/beijing-time.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import type { Publishable } from './definition.ts';
import { type Fields, fieldOfLeaf, type Leaves, leafName } from './leaves.ts';
import { writeBody } from './write-body.ts';

export type ItemKey = { kind: ContentKind; id: string };

export type LanguageRow = Selectable<Tables['contentLanguage']>;

export type StoredItem = Selectable<Tables['contentItem']> & { languages: Record<Locale, LanguageRow> };

/** Who makes a change; null for the system. */
export type Author = { accountId: number; name: string } | null;

export function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16);
}

/** The hash of what goes live with a language: its texts, and with Chinese the shared fields (`leadingRevision`). */
export function digestOf(leaves: Leaves, locale: Locale): string {
  const named = [...leaves].filter(([name]) => (fieldOfLeaf(name).locale ?? defaultLocale) === locale);
  return hashOf(named.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The hash of each Chinese text by its field. */
export function sourceOf(leaves: Leaves): Record<string, string> {
  return Object.fromEntries(
    [...leaves].flatMap(([name, text]) => {
      const { field, locale } = fieldOfLeaf(name);
      return locale === defaultLocale ? [[field, hashOf(text)]] : [];
    }),
  );
}

function textAt(leaves: Leaves, field: string | undefined, locale: Locale): string {
  const text = field === undefined ? undefined : leaves.get(leafName(field, locale));
  return typeof text === 'string' ? text : '';
}

/** Case, width and composition make no difference in a list's search. */
export function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll('ё', 'е');
}

/** The date by which lists are sorted; null if the draft has none. */
export function shownDateOf({ definition }: Publishable, leaves: Leaves): Date | null {
  const text = definition.date === undefined ? undefined : leaves.get(definition.date);
  const date = typeof text === 'string' ? parseBeijingTimestamp(text) : undefined;
  return date === undefined || Number.isNaN(date.getTime()) ? null : date;
}

/** The languages in which a draft has a text. */
export function writtenIn(leaves: Leaves): Locale[] {
  const locales = new Set([...leaves.keys()].map((name) => fieldOfLeaf(name).locale));
  return localeNames.filter((locale) => locales.has(locale));
}

/** The columns that lists read, made from a draft. */
function columnsOf(kind: Publishable, id: string, leaves: Leaves) {
  const { definition } = kind;
  const titles = byLocale((locale) => textAt(leaves, definition.title, locale));
  const group = definition.group === undefined ? undefined : leaves.get(definition.group);
  const code = definition.code === undefined ? undefined : leaves.get(definition.code);
  const codes = typeof code === 'string' ? [code] : [];
  return {
    draft: JSON.stringify(writeBody(definition.body, leaves, { withRowKeys: true })),
    titles: JSON.stringify(titles),
    searchText: folded([...Object.values(titles), ...codes, id].join('\n')),
    groupValue: typeof group === 'string' || typeof group === 'number' ? String(group) : null,
    shownDate: shownDateOf(kind, leaves),
    digests: JSON.stringify(byLocale((locale) => digestOf(leaves, locale))),
    source: JSON.stringify(sourceOf(leaves)),
    writtenIn: writtenIn(leaves),
  };
}

export async function findItem(db: Database, { kind, id }: ItemKey): Promise<StoredItem | undefined> {
  const item = await db
    .selectFrom('contentItem')
    .selectAll()
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  return item && { ...item, languages: await findLanguages(db, { kind, id }) };
}

/** Locks the item until the transaction ends: changes of one item happen one after another. */
export async function lockItem(db: Database, { kind, id }: ItemKey): Promise<StoredItem | undefined> {
  await db.selectFrom('contentItem').select('id').where('kind', '=', kind).where('id', '=', id).forUpdate().execute();
  return findItem(db, { kind, id });
}

/** Locks the item unless another process changes it just now. */
export async function lockItemOrSkip(db: Database, { kind, id }: ItemKey): Promise<StoredItem | undefined> {
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

async function findLanguages(db: Database, { kind, id }: ItemKey): Promise<Record<Locale, LanguageRow>> {
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

type Revision = { leaves: Leaves; author: Author; reason: 'save' | 'restore' | 'import'; changed: FieldReference[] };

type NewLanguage = Pick<Insertable<Tables['contentLanguage']>, 'checkedSource' | 'staleSource'> &
  Partial<Insertable<Tables['contentLanguage']>>;

/** A new item with its first revision. */
export type NewItem = {
  id: string;
  revision: Revision;
  position: number | null;
  languages: Record<Locale, NewLanguage>;
  firstLiveAt?: Date;
  /** The languages in which the first revision is or was live. */
  madeLive?: Locale[];
};

export async function insertItems(db: Database, kind: Publishable, items: readonly NewItem[]): Promise<void> {
  const rows = items.map((item) => {
    const { leaves, ...revision } = item.revision;
    return { ...item, revision, key: { kind: kind.kind, id: item.id }, columns: columnsOf(kind, item.id, leaves) };
  });
  await db
    .insertInto('contentItem')
    .values(
      rows.map(({ key, columns, position, firstLiveAt, revision: { author } }) => ({
        ...key,
        ...columns,
        version: 1,
        position,
        firstLiveAt: firstLiveAt ?? null,
        updatedAt: new Date(),
        updatedBy: author?.accountId ?? null,
        updatedByName: author?.name ?? null,
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
  await db
    .insertInto('contentRevision')
    .values(
      rows.map(({ key, columns, revision, madeLive = [] }) => revisionRow(key, 1, columns.draft, revision, madeLive)),
    )
    .execute();
}

/** Saves a new draft, which is also a revision. */
export async function updateDraft(
  db: Database,
  kind: Publishable,
  { id, version }: { id: string; version: number },
  { leaves, author, reason, changed }: Revision,
): Promise<number> {
  const columns = columnsOf(kind, id, leaves);
  const key = { kind: kind.kind, id };
  const next = version + 1;
  await db
    .updateTable('contentItem')
    .set({
      ...columns,
      version: next,
      updatedAt: new Date(),
      updatedBy: author?.accountId ?? null,
      updatedByName: author?.name ?? null,
    })
    .where('kind', '=', kind.kind)
    .where('id', '=', id)
    .execute();
  await db
    .insertInto('contentRevision')
    .values(revisionRow(key, next, columns.draft, { author, reason, changed }, []))
    .execute();
  await removeOldRevisions(db, key);
  return next;
}

function revisionRow(
  key: ItemKey,
  number: number,
  body: string,
  { author, reason, changed }: Omit<Revision, 'leaves'>,
  madeLive: Locale[],
): Insertable<Tables['contentRevision']> {
  return {
    ...key,
    number,
    body,
    madeAt: new Date(),
    madeBy: author?.accountId ?? null,
    madeByName: author?.name ?? null,
    reason,
    madeLive,
    changed: JSON.stringify(changed),
  };
}

/** Keeps the newest revisions, the newest that have been live, and all that are live or scheduled now. */
async function removeOldRevisions(db: Database, { kind, id }: ItemKey): Promise<void> {
  const { revisions } = publishingBounds;
  await sql`
    delete from content_revision as r where r.kind = ${kind} and r.id = ${id}
      and r.number not in (select number from content_revision where kind = ${kind} and id = ${id}
        order by number desc limit ${revisions})
      and r.number not in (select number from content_revision where kind = ${kind} and id = ${id} and made_live <> '{}'
        order by number desc limit ${revisions})
      and r.number not in (select coalesce(live_revision, 0) from content_language where kind = ${kind} and id = ${id})
      and r.number not in (select coalesce(scheduled_revision, 0) from content_language where kind = ${kind} and id = ${id})
  `.execute(db);
}

export async function updateLanguage(
  db: Database,
  { kind, id }: ItemKey,
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
  { kind, id }: ItemKey,
  change: Pick<Updateable<Tables['contentItem']>, 'firstLiveAt' | 'position'>,
): Promise<void> {
  await db.updateTable('contentItem').set(change).where('kind', '=', kind).where('id', '=', id).execute();
}

export async function deleteItem(db: Database, { kind, id }: ItemKey): Promise<void> {
  await db.deleteFrom('contentItem').where('kind', '=', kind).where('id', '=', id).execute();
}

export async function findRevision(db: Database, { kind, id }: ItemKey, number: number): Promise<Fields | undefined> {
  const row = await db
    .selectFrom('contentRevision')
    .select('body')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.body;
}

export async function listRevisionRows(db: Database, { kind, id }: ItemKey, page: { offset: number; limit: number }) {
  const revisions = db.selectFrom('contentRevision').where('kind', '=', kind).where('id', '=', id);
  const { total } = await revisions.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  const rows = await revisions
    .select(['number', 'madeAt', 'madeByName', 'reason', 'madeLive', 'changed'])
    .orderBy('number', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
  return { rows, total: Number(total) };
}

export async function addMadeLive(db: Database, { kind, id }: ItemKey, number: number, locales: readonly Locale[]) {
  await sql`
    update content_revision set made_live = array(
      select distinct locale from unnest(made_live || ${[...locales]}::text[]) as locale order by locale)
    where kind = ${kind} and id = ${id} and number = ${number}`.execute(db);
}

/** The database's clock, by which the site decides what is of the future. */
export async function transactionTime(db: Database): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select date_trunc('second', now()) as now`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the database told no time');
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
