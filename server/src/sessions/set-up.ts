import { requiresSecondFactor } from 'contract/console/roles.ts';
import { auditedAccount } from '../audit/audited-account.ts';
import { recordAudit } from '../audit/record.ts';
import { HttpError } from '../http/http-error.ts';
import { addressBlockOf } from '../http/networks.ts';
import { isCommonPassword } from '../passwords/common-passwords.ts';
import { deletePasskeys } from '../second-factors/passkeys.ts';
import { deleteRecoveryCodes } from '../second-factors/recovery-codes.ts';
import { type Credentials, findById, secondFactorsOf, setAuthenticator, setPassword } from './account-store.ts';
import { stepAfterPassword } from './rules.ts';
import { deleteSetUpLink, findSetUpLink, type FoundLink } from './set-up-links.ts';
import { beginSession, type SessionCaller, type SessionsContext, type SignInProgress } from './sign-in.ts';

async function requireLink({ db }: SessionsContext, token: string): Promise<{ link: FoundLink; account: Credentials }> {
  const link = await findSetUpLink(db, token);
  const account = link && (await findById(db, link.accountId));
  if (link === undefined || account === undefined) throw new HttpError('setUpLinkInvalid');
  return { link, account };
}

export async function describeSetUpLink(context: SessionsContext, token: string) {
  const { link, account } = await requireLink(context, token);
  const { login, name, roles, permissions } = account;
  return {
    login,
    name,
    minutesLeft: Math.ceil((link.until.getTime() - Date.now()) / 60_000),
    requiresSecondFactor: requiresSecondFactor(roles, permissions),
  };
}

/** Sets the password of the link's account, ends its sessions and starts a new one. */
export async function setUpByLink(
  context: SessionsContext,
  { token, password }: { token: string; password: string },
  caller: SessionCaller,
): Promise<SignInProgress> {
  const { link, account } = await requireLink(context, token);
  if (await isCommonPassword(password, account.login))
    throw new HttpError('invalidInput', [{ field: 'password', code: 'passwordCommon' }]);
  const hash = await context.passwords.hash(password);
  return context.db.transaction().execute(async (transaction) => {
    if (!(await deleteSetUpLink(transaction, token))) throw new HttpError('setUpLinkInvalid');
    await setPassword(transaction, account.id, hash);
    if (link.resetsSecondFactor) {
      await setAuthenticator(transaction, account.id, null);
      await deletePasskeys(transaction, account.id);
      await deleteRecoveryCodes(transaction, account.id);
    }
    const secondFactors = link.resetsSecondFactor ? [] : secondFactorsOf(account);
    const next = stepAfterPassword({ ...account, hasSecondFactor: secondFactors.length > 0 });
    const progress = await beginSession(transaction, { account, tokenType: 'cookie', next }, caller);
    await recordAudit(transaction, {
      by: { accountId: account.id, name: account.name },
      action: 'account.setUp',
      object: auditedAccount(account),
      details: { resetSecondFactor: link.resetsSecondFactor },
      addressBlock: addressBlockOf(caller.ip),
    });
    return next === 'code' ? { ...progress, secondFactors } : progress;
  });
}
