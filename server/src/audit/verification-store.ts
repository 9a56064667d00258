/** The SQL of the last verification. Whoever may change this row could hide a log that was written anew. */
import { headBreaks } from 'contract/console/audit-verification.ts';
import { type Selectable, sql } from 'kysely';
import { isLocked } from '../database/advisory-locks.ts';
import { beijingDay } from '../database/beijing-time.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import type { Break } from './breaks.ts';
import type { Head, Verified } from './verify.ts';

export type StoredVerification = Selectable<Tables['auditVerification']>;

export function findVerification(db: Database): Promise<StoredVerification> {
  return db.selectFrom('auditVerification').selectAll().executeTakeFirstOrThrow();
}

/** The last line of the last good verification. */
export function notedHead({ notedId, notedHash }: StoredVerification): Head | undefined {
  return notedId === null || notedHash === null ? undefined : { id: notedId, hash: notedHash.toString('hex') };
}

/** The last line of the last verification. */
export function lastHead({ headId, hash }: StoredVerification): Head | undefined {
  return headId === null || hash === null ? undefined : { id: headId, hash: hash.toString('hex') };
}

/** The first breaks of the last verification, in their order. */
export function listedBreaks({ brokenId, brokenKind, laterBreaks }: StoredVerification): Break[] {
  return brokenId === null || brokenKind === null ? [] : [{ id: brokenId, kind: brokenKind }, ...laterBreaks];
}

/** The head that was lost, if that is one of the breaks. */
export function lostHead(stored: StoredVerification): Head | undefined {
  const isLost = listedBreaks(stored).some(({ kind }) => headBreaks.some((one) => one === kind));
  return isLost ? notedHead(stored) : undefined;
}

/** It ran neither on the Beijing day of `now` nor on the day before. */
export function isOutdated(at: Date, now = new Date()): boolean {
  return beijingDay(at) < beijingDay(new Date(now.getTime() - 24 * 60 * 60_000));
}

/** How far the run is that is under way, and when the last one has failed. */
export async function findRun(db: Database) {
  const isRunning = await isLocked(db, 'auditVerification');
  const { startedAt, checkedId, failedAt } = await findVerification(db);
  if (isRunning) return { running: { checked: Number(checkedId ?? 0), total: await findLastId(db) }, failedAt };
  // A server that was killed leaves a start without the lock. But a run may also have started since the first look.
  const wasKilled = startedAt !== null && !(await isLocked(db, 'auditVerification'));
  return { running: null, failedAt: wasKilled ? startedAt : failedAt };
}

async function findLastId(db: Database): Promise<number> {
  const { rows } = await sql<{ id: string | null }>`select max(id) as id from audit.audit_entry`.execute(db);
  return Number(rows[0]?.id ?? 0);
}

export async function recordStart(db: Database, startedAt: Date): Promise<void> {
  await db.updateTable('auditVerification').set({ startedAt, checkedId: null }).execute();
}

export async function recordProgress(db: Database, checkedId: string): Promise<void> {
  await db.updateTable('auditVerification').set({ checkedId }).execute();
}

/** Breaks that the last verification has found too keep their time: they are announced once. */
export async function saveVerification(db: Database, verified: Verified, at: Date): Promise<void> {
  const { entries, head, breakCount } = verified;
  const [first, ...later] = verified.breaks;
  const hash = head === undefined ? null : Buffer.from(head.hash, 'hex');
  const brokenHash = verified.brokenHash === undefined ? null : Buffer.from(verified.brokenHash, 'hex');
  const since = sql<Date>`case when broken_hash = ${brokenHash} then broken_since else ${at} end`;
  await db
    .updateTable('auditVerification')
    .set({ at, entries, headId: head?.id ?? null, hash, startedAt: null, failedAt: null, breakCount, brokenHash })
    .set({
      brokenId: first?.id ?? null,
      brokenKind: first?.kind ?? null,
      laterBreaks: JSON.stringify(later),
      brokenSince: first === undefined ? null : since,
    })
    .$if(first === undefined, (query) => query.set({ notedId: head?.id ?? null, notedHash: hash }))
    .execute();
}

export async function recordVerificationFailure(db: Database, failedAt: Date): Promise<void> {
  await db.updateTable('auditVerification').set({ failedAt, startedAt: null }).execute();
}

/** From now on the end of the log counts as the last verification has found it. */
export async function acceptBreaks(db: Database): Promise<void> {
  await db
    .updateTable('auditVerification')
    .set((row) => ({ notedId: row.ref('headId'), notedHash: row.ref('hash') }))
    .set({ brokenId: null, brokenKind: null, brokenSince: null, brokenHash: null, breakCount: 0, laterBreaks: '[]' })
    .execute();
}
