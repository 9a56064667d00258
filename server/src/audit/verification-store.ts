/** The SQL of the last verification. Whoever may change this row could hide a log that was written anew. */
import { acknowledgeableBreaks } from 'contract/console/audit-verification.ts';
import { type Selectable, sql } from 'kysely';
import { beijingDay } from '../database/beijing-time.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import type { Head, Verified } from './verify.ts';

export type StoredVerification = Selectable<Tables['auditVerification']>;

export function findVerification(db: Database): Promise<StoredVerification> {
  return db.selectFrom('auditVerification').selectAll().executeTakeFirstOrThrow();
}

/** The last line of the last good verification. */
export function notedHead({ notedId, notedHash }: StoredVerification): Head | undefined {
  return notedId === null || notedHash === null ? undefined : { id: notedId, hash: notedHash.toString('hex') };
}

/** The last entry that the last verification found in order: the end of the log, or below its break. */
export function verifiedHead({ entries, hash }: StoredVerification): Head | undefined {
  return hash === null ? undefined : { id: entries, hash: hash.toString('hex') };
}

/** It ran neither on the Beijing day of `now` nor on the day before. */
export function isOutdated(at: Date, now = new Date()): boolean {
  return beijingDay(at) < beijingDay(new Date(now.getTime() - 24 * 60 * 60_000));
}

/**
 * A break that the last verification has found too keeps its time: it is announced once. While entries are added to a log
 * whose end was cut off, the same break has other numbers.
 */
export async function saveVerification(db: Database, verified: Verified, at: Date): Promise<void> {
  const { entries, head } = verified;
  const noted = [...acknowledgeableBreaks];
  const hash = head === undefined ? null : Buffer.from(head.hash, 'hex');
  const found = verified.isIntact
    ? { brokenId: null, brokenKind: null, brokenSince: null, notedId: head?.id ?? null, notedHash: hash }
    : {
        brokenId: verified.id,
        brokenKind: verified.kind,
        brokenSince: sql<Date>`case when broken_kind = ${verified.kind} and broken_id = ${verified.id}
          or broken_kind = any (${noted}) and ${verified.kind} = any (${noted}) then broken_since else ${at} end`,
      };
  await db
    .updateTable('auditVerification')
    .set({ at, entries, hash, ...found, failedAt: null })
    .execute();
}

export async function recordVerificationFailure(db: Database, failedAt: Date): Promise<void> {
  await db.updateTable('auditVerification').set({ failedAt }).execute();
}
