/** Passkeys as the second factor of a sign-in and of actions that ask for it again. */
import type { AssertedPasskey, CreatedPasskey, Passkey } from 'contract/console/passkeys.ts';
import type { Locale } from 'contract/locales.ts';
import { auditedAccount } from '../audit/audited-account.ts';
import { auditedCaller } from '../audit/caller.ts';
import { recordAudit } from '../audit/record.ts';
import { beijingTimestamp } from '../database/beijing-time.ts';
import type { Database } from '../database/open.ts';
import { HttpError } from '../http/http-error.ts';
import { addressBlockOf } from '../http/networks.ts';
import type { StaffCaller } from '../http/serve.ts';
import {
  creationOptions,
  deletePasskeys,
  insertPasskey,
  listPasskeyRows,
  renamePasskeyRow,
  requestOptions,
  verifyAsserted,
  verifyCreated,
} from '../second-factors/passkeys.ts';
import { renewRecoveryCodes } from '../second-factors/recovery-codes.ts';
import { findById, lockAccount, readIssuer, secondFactorsOf } from './account-store.ts';
import { requireRecentConfirmation } from '../http/recent-confirmation.ts';
import {
  continueAfterEnrolment,
  requireRemainingFactor,
  requireRightToEnrol,
  requireSession,
} from './second-factor.ts';
import { completeSession, type SessionCaller, type SessionsContext, type SignInProgress } from './sign-in.ts';
import { confirmSession } from './store.ts';

export async function ownPasskeys(db: Database, accountId: number): Promise<Passkey[]> {
  const rows = await listPasskeyRows(db, accountId);
  return rows.map(({ id, name, createdAt, usedAt }) => ({
    id,
    name,
    createdAt: beijingTimestamp(createdAt),
    usedAt: usedAt === null ? null : beijingTimestamp(usedAt),
  }));
}

export async function beginPasskeyCreation(context: SessionsContext, caller: SessionCaller & { locale: Locale }) {
  const { db } = context;
  const session = await requireSession(context, caller, ['enrol', 'complete']);
  requireRightToEnrol(session);
  const account = await findById(db, session.accountId);
  if (account === undefined) throw new HttpError('signInExpired');
  const issuer = await readIssuer(db, caller.locale);
  const owner = { accountId: account.id, login: account.login, name: account.name };
  return creationOptions(db, session.id, owner, { origin: caller.session.origin, issuer });
}

/** Adds the new passkey, and completes a sign-in that waits for a second factor. */
export async function createPasskey(
  context: SessionsContext,
  { name, passkey }: { name: string; passkey: CreatedPasskey },
  caller: SessionCaller,
): Promise<SignInProgress & { recoveryCodes: string[] }> {
  const { db, secret } = context;
  const session = await requireSession(context, caller, ['enrol', 'complete']);
  requireRightToEnrol(session);
  const { accountId } = session;
  const verified = await verifyCreated(db, session.id, passkey, caller.session.origin);
  if (verified === undefined) throw new HttpError('passkeyRejected');
  return db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, accountId);
    const account = await findById(transaction, accountId);
    if (account === undefined) throw new HttpError('signInExpired');
    const added = await insertPasskey(transaction, accountId, { ...verified, name });
    if (added !== 'added') throw new HttpError(added === 'tooMany' ? 'tooManyPasskeys' : 'passkeyRejected');
    const isFirst = secondFactorsOf(account).length === 0;
    const recoveryCodes = isFirst ? await renewRecoveryCodes(transaction, secret, accountId) : [];
    const progress = await continueAfterEnrolment(transaction, session, caller);
    await recordAudit(transaction, {
      by: { accountId, name: session.name },
      action: 'account.addPasskey',
      object: auditedAccount({ id: accountId, name: session.name }),
      details: { name },
      addressBlock: addressBlockOf(caller.ip),
    });
    return { ...progress, recoveryCodes };
  });
}

export async function renameOwnPasskey(
  { db }: SessionsContext,
  { id, name }: { id: string; name: string },
  caller: StaffCaller,
): Promise<void> {
  const { signedIn } = caller;
  await db.transaction().execute(async (transaction) => {
    const { accountId } = signedIn;
    if (!(await renamePasskeyRow(transaction, { accountId, id }, name))) throw new HttpError('notFound');
    await recordAudit(transaction, {
      ...auditedCaller(caller),
      action: 'account.renamePasskey',
      object: auditedAccount({ id: signedIn.accountId, name: signedIn.name }),
      details: { name },
    });
  });
}

export async function removeOwnPasskey({ db }: SessionsContext, id: string, caller: StaffCaller): Promise<void> {
  const { signedIn } = caller;
  requireRecentConfirmation(signedIn);
  await db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, signedIn.accountId);
    const [name] = await deletePasskeys(transaction, signedIn.accountId, id);
    if (name === undefined) throw new HttpError('notFound');
    await requireRemainingFactor(transaction, signedIn);
    await recordAudit(transaction, {
      ...auditedCaller(caller),
      action: 'account.removePasskey',
      object: auditedAccount({ id: signedIn.accountId, name: signedIn.name }),
      details: { name },
    });
  });
}

/** A challenge for the passkeys of the account that signs in, or is signed in. */
export async function passkeyChallenge(context: SessionsContext, caller: SessionCaller) {
  const session = await requireSession(context, caller, ['code', 'complete']);
  const options = await requestOptions(context.db, session.id, session.accountId, caller.session.origin);
  if (options === undefined) throw new HttpError('notFound');
  return options;
}

/** Completes a sign-in with a passkey. */
export async function completeWithPasskey(
  context: SessionsContext,
  passkey: AssertedPasskey,
  caller: SessionCaller,
): Promise<SignInProgress> {
  const session = await requireSession(context, caller, ['code']);
  const owner = { sessionId: session.id, accountId: session.accountId };
  if (!(await verifyAsserted(context.db, owner, passkey, caller.session.origin)))
    throw new HttpError('passkeyRejected');
  return context.db.transaction().execute((transaction) => completeSession(transaction, session, caller));
}

/** Lets the second factor count again for 15 minutes. */
export async function confirmWithPasskey(
  { db }: SessionsContext,
  passkey: AssertedPasskey,
  { signedIn, session }: SessionCaller & StaffCaller,
): Promise<void> {
  if (!(await verifyAsserted(db, signedIn, passkey, session.origin))) throw new HttpError('passkeyRejected');
  await confirmSession(db, signedIn);
}
