import {
  acknowledgeAuditBreaks,
  type AuditBreak,
  getAuditVerification,
  runAuditVerification,
} from 'contract/console/audit-verification.ts';
import type { Kysely } from 'kysely';
import type { BackgroundVerification } from '../audit/background-verification.ts';
import { auditedCaller } from '../audit/caller.ts';
import { fillTitles } from '../audit/filled-entries.ts';
import { recordAudit } from '../audit/record.ts';
import { whileNobodyVerifies } from '../audit/run-verification.ts';
import { countByAction, findAround } from '../audit/store.ts';
import {
  acceptBreaks,
  findRun,
  findVerification,
  isOutdated,
  lastHead,
  listedBreaks,
  lostHead,
  type StoredVerification,
} from '../audit/verification-store.ts';
import { headWords, type Verified } from '../audit/verify.ts';
import { toAuditEntry } from '../audit/view.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import { HttpError } from '../http/http-error.ts';
import { type StaffCaller, serveStaff } from '../http/serve.ts';
import { requireRecentConfirmation } from '../http/recent-confirmation.ts';

type VerificationContext = { db: Kysely<Tables>; backgroundVerification: BackgroundVerification };

/** The break of this index, or the last one that is listed. */
async function toAuditBreak(
  db: Database,
  stored: StoredVerification,
  { breakIndex, readerId }: { breakIndex: number; readerId: number },
): Promise<AuditBreak | null> {
  const { breakCount, brokenHash, brokenSince } = stored;
  const listed = listedBreaks(stored);
  const index = Math.min(breakIndex, listed.length - 1);
  const shown = listed[index];
  if (shown === undefined || brokenSince === null) return null;
  // What was written anew is all below the noted entry, with that entry itself.
  const firstAbove = BigInt(shown.id) + (shown.kind === 'rewritten' ? 1n : 0n);
  const { before, after, newer } = await findAround(db, { id: firstAbove, readerId });
  const side = async (entry: typeof before) =>
    entry === undefined ? null : ((await fillTitles(db, [entry])).map(toAuditEntry)[0] ?? null);
  return {
    id: Number(shown.id),
    kind: shown.kind,
    before: await side(before),
    after: await side(after),
    newerEntries: newer,
    index,
    count: breakCount,
    since: brokenSince.toISOString(),
    foundHash: brokenHash && brokenHash.toString('hex'),
  };
}

const recordVerified =
  (caller: StaffCaller) =>
  (db: Database, { entries, breaks, breakCount }: Verified) =>
    recordAudit(db, {
      ...auditedCaller(caller),
      action: 'audit.verify',
      object: { kind: 'audit', id: '' },
      details: { entries, ...(breaks[0] && { brokenAt: Number(breaks[0].id), breaks: breakCount }) },
    });

export const auditVerificationRoutes = [
  serveStaff(getAuditVerification, async ({ db }: VerificationContext, { breakIndex }, { signedIn }) => {
    // First: a run that ends meanwhile has then stored what is read below.
    const { running, failedAt } = await findRun(db);
    const stored = await findVerification(db);
    const { at, entries } = stored;
    const head = lastHead(stored);
    return {
      data: {
        last: at && {
          at: at.toISOString(),
          isOutdated: isOutdated(at),
          entries: Number(entries),
          head: head === undefined ? null : headWords(head),
          broken: await toAuditBreak(db, stored, { breakIndex, readerId: signedIn.accountId }),
        },
        running,
        failedAt: failedAt?.toISOString() ?? null,
        acknowledgements: await countByAction(db, 'audit.acknowledge'),
      },
    };
  }),

  serveStaff(runAuditVerification, async ({ backgroundVerification }: VerificationContext, _input, caller) => {
    await backgroundVerification.start(recordVerified(caller));
    return {};
  }),

  // The verification finds whether the log is still as the caller has seen it: otherwise the entry acknowledges nothing.
  serveStaff(
    acknowledgeAuditBreaks,
    async ({ db, backgroundVerification }: VerificationContext, { foundHash, reason }, caller) => {
      requireRecentConfirmation(caller.signedIn);
      const isAcknowledged = await whileNobodyVerifies(db, async (transaction, last) => {
        if (last.brokenHash?.toString('hex') !== foundHash) return false;
        const lost = lostHead(last);
        await acceptBreaks(transaction);
        await recordAudit(transaction, {
          ...auditedCaller(caller),
          action: 'audit.acknowledge',
          object: { kind: 'audit', id: '' },
          details: {
            reason,
            brokenAt: Number(last.brokenId),
            breaks: last.breakCount,
            noted: lost && headWords(lost),
            foundHash,
          },
        });
        return true;
      });
      if (isAcknowledged !== true) throw new HttpError('stateConflict');
      await backgroundVerification.start(recordVerified(caller));
      return {};
    },
  ),
];
