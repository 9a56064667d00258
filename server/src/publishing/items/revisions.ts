/** The SQL of revisions: each save of a draft, unchanged. */
import { type FieldReference, publishingBounds, type ContentRef } from 'contract/console/content-items.ts';
import type { Locale } from 'contract/locales.ts';
import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';
import type { Fields } from '../bodies/leaves.ts';

/** Who makes a change; null for the system. */
export type Author = { accountId: number; name: string } | null;

/** Who saved a draft, why, and which fields changed. */
export type SaveDetails = { author: Author; reason: 'save' | 'restore' | 'import'; changed: FieldReference[] };

type NewRevision = {
  key: ContentRef;
  number: number;
  body: string;
  details: SaveDetails;
  madeLive?: readonly Locale[];
};

export async function insertRevisions(db: Database, revisions: readonly NewRevision[]): Promise<void> {
  await db
    .insertInto('contentRevision')
    .values(
      revisions.map(({ key, number, body, details: { author, reason, changed }, madeLive = [] }) => ({
        ...key,
        number,
        body,
        madeAt: new Date(),
        madeBy: author?.accountId ?? null,
        madeByName: author?.name ?? null,
        reason,
        madeLive: [...madeLive],
        changed: JSON.stringify(changed),
      })),
    )
    .execute();
}

/** Keeps the newest revisions, the newest that have been live, and all that are live or scheduled now. */
export async function removeOldRevisions(db: Database, { kind, id }: ContentRef): Promise<void> {
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

export async function findRevision(
  db: Database,
  { kind, id }: ContentRef,
  number: number,
): Promise<Fields | undefined> {
  const row = await db
    .selectFrom('contentRevision')
    .select('body')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.body;
}

export async function listRevisionRows(
  db: Database,
  { kind, id }: ContentRef,
  page: { offset: number; limit: number },
) {
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

export async function addMadeLive(db: Database, { kind, id }: ContentRef, number: number, locales: readonly Locale[]) {
  await sql`
    update content_revision set made_live = array(
      select distinct locale from unnest(made_live || ${[...locales]}::text[]) as locale order by locale)
    where kind = ${kind} and id = ${id} and number = ${number}`.execute(db);
}
