import { sql } from 'kysely';
import type { Database } from './open.ts';

/** The numbers of PostgreSQL's advisory locks. Two purposes with one number would wait for each other. */
const lockNumbers = {
  /** The only writer of the audit log's chain. */
  auditLog: 330_001,
  /** One process at a time verifies the audit log. */
  auditVerification: 330_003,
  /** Two administrators must not remove each other. */
  rights: 330_002,
  /** One process at a time adopts rows of an older version. */
  adoption: 340_001,
  /** Two imports at once could wait for each other's items. */
  contentImport: 340_002,
  /** One process at a time sends notices. */
  notices: 540_001,
  /** Two templates added at once could exceed their number, or have one name. */
  answerTemplates: 550_001,
} as const;

/** Waits for the lock and holds it until the transaction ends. */
export async function lockUntilCommit(transaction: Database, lock: keyof typeof lockNumbers): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockNumbers[lock]})`.execute(transaction);
}

/** Takes the lock until the transaction ends, unless somebody has it. Returns whether it was taken. */
export async function tryLockUntilCommit(transaction: Database, lock: keyof typeof lockNumbers): Promise<boolean> {
  const { rows } = await sql<{ isTaken: boolean }>`
    select pg_try_advisory_xact_lock(${lockNumbers[lock]}) as is_taken`.execute(transaction);
  return rows[0]?.isTaken === true;
}

/** Whether a transaction of this database has the lock. */
export async function isLocked(db: Database, lock: keyof typeof lockNumbers): Promise<boolean> {
  const { rows } = await sql<{ isTaken: boolean }>`
    select exists (select from pg_locks where locktype = 'advisory' and granted and classid = 0
      and objid = ${lockNumbers[lock]} and database = (select oid from pg_database where datname = current_database())
    ) as is_taken`.execute(db);
  return rows[0]?.isTaken === true;
}
