import type { AuditAction } from 'contract/console/audit.ts';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { containing } from '../database/like-pattern.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';

export type EntryFilter = {
  /** Who reads: of reports from which this account is excluded it gets no entry. */
  readerId: number;
  text: string | undefined;
  accountId: number | undefined;
  action: string | undefined;
  objectKind: string | undefined;
  objectId: string | undefined;
  from: Date | undefined;
  until: Date | undefined;
  page: number;
  size: number;
};

export type StoredEntry = Omit<Selectable<Tables['audit.auditEntry']>, 'previousHash' | 'hash'>;

export type EntryPage = { rows: StoredEntry[]; total: number };

/** One page of the log, newest first. */
export async function findEntries(db: Database, { page, size, ...filter }: EntryFilter): Promise<EntryPage> {
  const where = sql.join([sql`true`, ...conditionsOf(filter)], sql` and `);
  const { rows } = await sql<StoredEntry>`
    select id, at, account_id, account_name, action, object_kind, object_id, object_title, details, address_block
    from audit.audit_entry where ${where} order by id desc limit ${size} offset ${page * size}`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::integer as total from audit.audit_entry where ${where}`.execute(db);
  return { rows, total: counted[0]?.total ?? 0 };
}

export async function countByAction(db: Database, action: AuditAction): Promise<number> {
  const counted = await db
    .selectFrom('audit.auditEntry')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('action', '=', action)
    .executeTakeFirstOrThrow();
  return Number(counted.count);
}

/** The entries on both sides of a gap in the numbers, and how many are newer. `id` is the first number above it. */
export async function findAround(
  db: Database,
  { id, readerId }: { id: bigint; readerId: number },
): Promise<{ before: StoredEntry | undefined; after: StoredEntry | undefined; newer: number }> {
  const entries = db
    .selectFrom('audit.auditEntry')
    .select(['id', 'at', 'accountId', 'accountName', 'action', 'objectKind', 'objectId', 'objectTitle', 'details'])
    .select('addressBlock')
    .where(isReadableBy(readerId))
    .limit(1);
  const newer = await db
    .selectFrom('audit.auditEntry')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('id', '>=', String(id))
    .where(isReadableBy(readerId))
    .executeTakeFirstOrThrow();
  return {
    before: await entries.where('id', '<', String(id)).orderBy('id', 'desc').executeTakeFirst(),
    after: await entries.where('id', '>=', String(id)).orderBy('id').executeTakeFirst(),
    newer: Number(newer.count),
  };
}

/** Not an entry about a report from which the account is excluded. */
function isReadableBy(accountId: number): RawBuilder<boolean> {
  return sql`not (object_kind = 'report' and object_id in (
    select report_id::text from report_exclusion where report_exclusion.account_id = ${accountId}))`;
}

function conditionsOf(filter: Omit<EntryFilter, 'page' | 'size'>): RawBuilder<unknown>[] {
  const { readerId, text, accountId, action, objectKind, objectId, from, until } = filter;
  const pattern = text && containing(text);
  return [
    isReadableBy(readerId),
    pattern && sql`(account_name ilike ${pattern} or object_title ilike ${pattern} or object_id = ${text})`,
    accountId !== undefined && sql`account_id = ${accountId}`,
    action !== undefined && sql`action = ${action}`,
    objectKind !== undefined && sql`object_kind = ${objectKind}`,
    objectId !== undefined && sql`object_id = ${objectId}`,
    from !== undefined && sql`at >= ${from}`,
    until !== undefined && sql`at < ${until}`,
  ].filter((condition) => typeof condition === 'object');
}
