/** Conflicts of interest: who is excluded from a report. For an excluded officer it does not exist (`isOpenTo`). */
import type { Kysely } from 'kysely';
import { auditSubmission } from '../submissions/audit-submission.ts';
import type { Tables } from '../database/tables.ts';
import { HttpError } from '../http/http-error.ts';
import type { StaffCaller } from '../http/serve.ts';
import { addExclusions, readOfficers, removeExclusion, type ReportOfficer } from '../submissions/reports/exclusions.ts';
import { lockForChange, lockReport } from './lock-report.ts';

type WriteContext = { db: Kysely<Tables>; secret: Buffer };

/**
 * Whether an account can open reports. That an officer's key has its name shows it. Of the caller, who has opened this one
 * in a browser, the right is enough if a role names it: an administrator has all rights and no key.
 */
function canOpen({ accountId, mayRead, isAppointed, hasKey }: ReportOfficer, callerId: number): boolean {
  return mayRead && (hasKey || (accountId === callerId && isAppointed));
}

/** Excludes officers from a report; without any, says that nobody is to be. Those who are excluded already stay so. */
export async function exclude(
  { db, secret }: WriteContext,
  { id, accountIds }: { id: string; accountIds: readonly number[] },
  caller: StaffCaller,
): Promise<void> {
  const callerId = caller.signedIn.accountId;
  await db.transaction().execute(async (transaction) => {
    const { shown } = await lockReport(transaction, secret, { id, accountId: callerId });
    const officers = await readOfficers(transaction, id);
    if (accountIds.some((accountId) => !officers.some((officer) => officer.accountId === accountId)))
      throw new HttpError('invalidInput', [{ field: 'accountIds', code: 'notAllowed' }]);
    const others = officers.filter(({ excludedOn }) => excludedOn === null);
    const added = others.filter(({ accountId }) => accountIds.includes(accountId));
    // The response was lost, or a colleague has said the same.
    if (added.length === 0 && shown.report.exclusionsAnswered) return;
    const remaining = others.filter((officer) => !added.includes(officer));
    if (added.length > 0 && !remaining.some((officer) => canOpen(officer, callerId)))
      throw new HttpError('lastOfficer');
    await addExclusions(transaction, id, added);
    const details = { officers: added.map(({ name }) => name) };
    await auditSubmission(transaction, caller, 'report.exclude', { kind: 'report', id, details });
  });
}

type Readmission = { id: string; accountId: number; reason: string };

export async function readmit(
  { db, secret }: WriteContext,
  { id, accountId, reason }: Readmission,
  caller: StaffCaller,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockForChange(transaction, secret, id, caller);
    const officer = (await readOfficers(transaction, id)).find((each) => each.accountId === accountId);
    // A colleague has done it already.
    if (officer === undefined || officer.excludedOn === null) throw new HttpError('stateConflict');
    await removeExclusion(transaction, id, accountId);
    const details = { officers: [officer.name], reason: reason.trim() };
    await auditSubmission(transaction, caller, 'report.readmit', { kind: 'report', id, details });
  });
}
