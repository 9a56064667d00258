import type { Locale } from 'contract/locales.ts';
import { requiresSecondFactor } from 'contract/console/roles.ts';
import { auditedAccount } from '../audit/audited-account.ts';
import { recordAudit } from '../audit/record.ts';
import type { Database } from '../database/open.ts';
import { HttpError } from '../http/http-error.ts';
import { addressBlockOf } from '../http/networks.ts';
import type { SignedIn, StaffCaller } from '../http/serve.ts';
import { auditedCaller } from '../audit/caller.ts';
import { createAuthenticator, stepOfCode } from '../second-factors/authenticator.ts';
import { deleteRecoveryCodes, renewRecoveryCodes } from '../second-factors/recovery-codes.ts';
import { findById, lockAccount, readIssuer, secondFactorsOf, setAuthenticator } from './account-store.ts';
import { countedAttempt, type EnteredCode, requireCode } from './codes.ts';
import { requireRecentConfirmation } from '../http/recent-confirmation.ts';
import { completeSession, type SessionCaller, type SessionsContext, type SignInProgress } from './sign-in.ts';
import { confirmSession, findSession, type OpenSession, setNewTotpSecret, type Stage } from './store.ts';

/** The session of a step of the sign-in. Throws if it has ended or waits for something else. */
export async function requireSession(
  { db }: SessionsContext,
  { session: { token, tokenType } }: SessionCaller,
  stages: readonly Stage[],
): Promise<OpenSession> {
  const session = token === undefined ? undefined : await findSession(db, token);
  if (session === undefined || session.tokenType !== tokenType || !stages.includes(session.stage))
    throw new HttpError('signInExpired');
  return session;
}

/** Completes a sign-in with the second factor. */
export async function completeWithCode(
  context: SessionsContext,
  entered: EnteredCode,
  caller: SessionCaller,
): Promise<SignInProgress> {
  const session = await requireSession(context, caller, ['code']);
  const account = await findById(context.db, session.accountId);
  if (account === undefined) throw new HttpError('signInExpired');
  await requireCode(context, account, entered, caller);
  return context.db.transaction().execute(async (transaction) => {
    const progress = await completeSession(transaction, session, caller);
    if ('recoveryCode' in entered)
      await recordAudit(transaction, {
        by: { accountId: account.id, name: account.name },
        action: 'account.useRecoveryCode',
        object: auditedAccount(account),
        addressBlock: addressBlockOf(caller.ip),
      });
    return progress;
  });
}

/** A stolen session must not exchange the authenticator. */
export function requireRightToEnrol({ stage, confirmedAt }: OpenSession): void {
  if (stage === 'complete') requireRecentConfirmation({ confirmedAt: confirmedAt ?? undefined });
}

export async function beginEnrolment(
  context: SessionsContext,
  caller: SessionCaller & { locale: Locale },
): Promise<{ secret: string; uri: string }> {
  const session = await requireSession(context, caller, ['enrol', 'complete']);
  requireRightToEnrol(session);
  const account = await findById(context.db, session.accountId);
  if (account === undefined) throw new HttpError('signInExpired');
  const issuer = await readIssuer(context.db, caller.locale);
  const { sealed, secret, uri } = createAuthenticator(context.secret, {
    accountId: account.id,
    login: account.login,
    issuer,
  });
  await setNewTotpSecret(context.db, session.id, sealed);
  return { secret, uri };
}

/** Makes the new authenticator the account's own, and completes a sign-in that waits for it. */
export async function enrol(
  context: SessionsContext,
  code: string,
  caller: SessionCaller,
): Promise<SignInProgress & { recoveryCodes: string[] }> {
  const session = await requireSession(context, caller, ['enrol', 'complete']);
  requireRightToEnrol(session);
  const { accountId, newTotpSecret } = session;
  if (newTotpSecret === null) throw new HttpError('codeRejected');
  const step = stepOfCode(context.secret, accountId, newTotpSecret, code);
  await countedAttempt(context, accountId, caller, async () => step !== undefined);
  return context.db.transaction().execute(async (transaction) => {
    // The code must not open a session again.
    await setAuthenticator(transaction, accountId, newTotpSecret, step);
    const recoveryCodes = await renewRecoveryCodes(transaction, context.secret, accountId);
    const progress = await continueAfterEnrolment(transaction, session, caller);
    await recordAudit(transaction, {
      by: { accountId, name: session.name },
      action: 'account.enrolSecondFactor',
      object: auditedAccount({ id: accountId, name: session.name }),
      addressBlock: addressBlockOf(caller.ip),
    });
    return { ...progress, recoveryCodes };
  });
}

export async function continueAfterEnrolment(
  db: Database,
  session: OpenSession,
  caller: SessionCaller,
): Promise<SignInProgress> {
  if (session.stage !== 'complete') return completeSession(db, session, caller);
  await setNewTotpSecret(db, session.id, null);
  await confirmSession(db, { sessionId: session.id });
  return { next: 'done' };
}

export async function removeAuthenticator({ db }: SessionsContext, caller: StaffCaller): Promise<void> {
  const { signedIn } = caller;
  requireRecentConfirmation(signedIn);
  await db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, signedIn.accountId);
    await setAuthenticator(transaction, signedIn.accountId, null);
    await requireRemainingFactor(transaction, signedIn);
    await recordAudit(transaction, {
      ...auditedCaller(caller),
      action: 'account.removeSecondFactor',
      object: auditedAccount({ id: signedIn.accountId, name: signedIn.name }),
    });
  });
}

/**
 * After one was removed: throws if it was the last second factor and a role requires one. Without any, recovery codes
 * stand for nothing. Two removals at once wait for each other.
 */
export async function requireRemainingFactor(db: Database, { accountId, roles, permissions }: SignedIn): Promise<void> {
  const account = await findById(db, accountId);
  if (account !== undefined && secondFactorsOf(account).length > 0) return;
  if (requiresSecondFactor(roles, permissions)) throw new HttpError('secondFactorRequired');
  await deleteRecoveryCodes(db, accountId);
}

export async function replaceRecoveryCodes({ db, secret }: SessionsContext, caller: StaffCaller): Promise<string[]> {
  const { signedIn } = caller;
  requireRecentConfirmation(signedIn);
  const account = await findById(db, signedIn.accountId);
  if (account === undefined || secondFactorsOf(account).length === 0) throw new HttpError('notFound');
  return db.transaction().execute(async (transaction) => {
    const recoveryCodes = await renewRecoveryCodes(transaction, secret, signedIn.accountId);
    await recordAudit(transaction, {
      ...auditedCaller(caller),
      action: 'account.renewRecoveryCodes',
      object: auditedAccount({ id: signedIn.accountId, name: signedIn.name }),
    });
    return recoveryCodes;
  });
}
