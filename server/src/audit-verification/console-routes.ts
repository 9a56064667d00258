import {
  acknowledgeAuditBreak,
  type AuditBreak,
  getAuditVerification,
  runAuditVerification,
} from 'contract/console/audit-verification.ts';
import type { Kysely } from 'kysely';
import { auditedCaller } from '../audit/caller.ts';
import { fillTitles } from '../audit/filled-entries.ts';
import { recordAudit } from '../audit/record.ts';
import { verifyAndSave, whileNobodyVerifies } from '../audit/run-verification.ts';
import { findAround } from '../audit/store.ts';
import {
  findVerification,
  isOutdated,
  notedHead,
  type StoredVerification,
  verifiedHead,
} from '../audit/verification-store.ts';
import type { Verified } from '../audit/verify.ts';
import { toAuditEntry } from '../audit/view.ts';
import { isLocked } from '../database/advisory-locks.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import { HttpError } from '../http/http-error.ts';
import { type StaffCaller, serveStaff } from '../http/serve.ts';
import { requireRecentConfirmation } from '../sessions/confirmation.ts';

/** Verifications use the pool for long statements. */
type VerificationContext = { db: Database; maintenance: Kysely<Tables> };

async function toAuditBreak(
  db: Database,
  { brokenId, brokenKind, brokenSince }: StoredVerification,
): Promise<AuditBreak | null> {
  if (brokenId === null || brokenKind === null || brokenSince === null) return null;
  // What was written anew is all below the noted entry, with that entry itself.
  const firstAbove = BigInt(brokenId) + (brokenKind === 'rewritten' ? 1n : 0n);
  const { before, after, newer } = await findAround(db, firstAbove);
  const side = async (entry: typeof before) =>
    entry === undefined ? null : ((await fillTitles(db, [entry])).map(toAuditEntry)[0] ?? null);
  return {
    id: Number(brokenId),
    kind: brokenKind,
    since: brokenSince.toISOString(),
    before: await side(before),
    after: await side(after),
    newerEntries: newer,
  };
}

function toResult(verified: Verified | undefined) {
  if (verified === undefined) throw new HttpError('stateConflict');
  return { data: { isIntact: verified.isIntact, entries: verified.entries } };
}

function recordVerified(db: Database, caller: StaffCaller, verified: Verified): Promise<void> {
  const brokenAt = verified.isIntact ? undefined : Number(verified.id);
  return recordAudit(db, {
    ...auditedCaller(caller),
    action: 'audit.verify',
    object: { kind: 'audit', id: '' },
    details: { entries: verified.entries, brokenAt },
  });
}

export const auditVerificationRoutes = [
  serveStaff(getAuditVerification, async ({ db }: VerificationContext) => {
    const stored = await findVerification(db);
    const { at, entries, hash, failedAt } = stored;
    return {
      data: {
        last: at && {
          at: at.toISOString(),
          isOutdated: isOutdated(at),
          entries: Number(entries),
          head: hash && `${entries}:${hash.toString('hex')}`,
          broken: await toAuditBreak(db, stored),
        },
        isRunning: await isLocked(db, 'auditVerification'),
        failedAt: failedAt?.toISOString() ?? null,
      },
    };
  }),

  serveStaff(runAuditVerification, async ({ maintenance }: VerificationContext, _input, caller) =>
    toResult(
      await whileNobodyVerifies(maintenance, async (transaction, last) => {
        const verified = await verifyAndSave(transaction, notedHead(last));
        await recordVerified(transaction, caller, verified);
        return verified;
      }),
    ),
  ),

  // From now on the last line of what is there counts. Who has accepted that is the next entry.
  serveStaff(acknowledgeAuditBreak, async ({ maintenance }: VerificationContext, { id, kind }, caller) => {
    requireRecentConfirmation(caller.signedIn);
    return toResult(
      await whileNobodyVerifies(maintenance, async (transaction, last) => {
        const { brokenId, brokenKind, notedId } = last;
        if (Number(brokenId) !== id || brokenKind !== kind) throw new HttpError('stateConflict');
        // Who accepts a break has seen that one: the entries below it must be those that were found.
        const verified = await verifyAndSave(transaction, verifiedHead(last));
        if (!verified.isIntact) await recordVerified(transaction, caller, verified);
        else
          await recordAudit(transaction, {
            ...auditedCaller(caller),
            action: 'audit.acknowledge',
            object: { kind: 'audit', id: '' },
            details: { brokenAt: id, noted: Number(notedId), entries: verified.entries },
          });
        return verified;
      }),
    );
  }),
];
