import {
  beginSecondFactor,
  enrolSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from 'contract/console/second-factor.ts';
import {
  changePassword,
  confirmSession as confirmSessionEndpoint,
  endOtherSessions,
  endSession,
  getSession,
  listAllSessions,
  listSessions,
  signOut,
} from 'contract/console/sessions.ts';
import { enterCode, readSetUpLink, setUpAccount, signIn } from 'contract/console/sign-in.ts';
import { requiresSecondFactor } from 'contract/console/roles.ts';
import { auditedAccount } from '../audit/audited-account.ts';
import { auditedCaller } from '../audit/caller.ts';
import { recordAudit } from '../audit/record.ts';
import { beijingTimestamp } from '../database/beijing-time.ts';
import { HttpError } from '../http/http-error.ts';
import { serve, serveSession, serveStaff, signedInCaller, type StaffCaller } from '../http/serve.ts';
import { isCommonPassword } from '../passwords/common-passwords.ts';
import { countRecoveryCodes, type Credentials, findById, secondFactorsOf, setPassword } from './account-store.ts';
import { requireCode } from './codes.ts';
import { mayEnd } from './rules.ts';
import { beginEnrolment, completeWithCode, enrol, removeAuthenticator, replaceRecoveryCodes } from './second-factor.ts';
import { describeSetUpLink, setUpByLink } from './set-up.ts';
import { isOwnPassword, type SessionsContext, signInWithPassword } from './sign-in.ts';
import { confirmSession, deleteSession, deleteSessionsOf, findOpenSession, listOpenSessions } from './store.ts';
import { endOf, toSessionRow } from './view.ts';

async function ownCredentials({ db }: SessionsContext, { signedIn }: StaffCaller): Promise<Credentials> {
  const account = await findById(db, signedIn.accountId);
  if (account === undefined) throw new HttpError('unauthorized');
  return account;
}

export const sessionRoutes = [
  serveSession(signIn, async (context: SessionsContext, input, caller) => ({
    data: await signInWithPassword(context, input, caller),
  })),

  serveSession(enterCode, async (context: SessionsContext, input, caller) => ({
    data: await completeWithCode(context, input, caller),
  })),

  serve(readSetUpLink, async (context: SessionsContext, { token }) => ({
    data: await describeSetUpLink(context, token),
  })),

  serveSession(setUpAccount, async (context: SessionsContext, input, caller) => ({
    data: await setUpByLink(context, input, caller),
  })),

  serveSession(beginSecondFactor, async (context: SessionsContext, _input, caller) => ({
    data: await beginEnrolment(context, caller),
  })),

  serveSession(enrolSecondFactor, async (context: SessionsContext, { code }, caller) => ({
    data: await enrol(context, code, caller),
  })),

  serveStaff(removeSecondFactor, async (context: SessionsContext, _input, caller) => {
    await removeAuthenticator(context, caller);
    return {};
  }),

  serveStaff(renewRecoveryCodes, async (context: SessionsContext, _input, caller) => ({
    data: { recoveryCodes: await replaceRecoveryCodes(context, caller) },
  })),

  serveStaff(getSession, async (context: SessionsContext, _input, caller) => {
    const { signedIn } = caller;
    const { accountId, roles, permissions, confirmedAt, sessionId } = signedIn;
    const account = await ownCredentials(context, caller);
    const session = await findOpenSession(context.db, sessionId);
    if (session === undefined) throw new HttpError('unauthorized');
    return {
      data: {
        account: {
          id: accountId,
          login: account.login,
          name: account.name,
          secondFactors: secondFactorsOf(account),
          requiresSecondFactor: requiresSecondFactor(roles, permissions),
          recoveryCodesLeft: await countRecoveryCodes(context.db, accountId),
        },
        roles: [...roles],
        permissions: [...permissions],
        session: {
          id: sessionId,
          since: beijingTimestamp(session.since),
          endsAt: beijingTimestamp(endOf(session)),
          confirmedAt: confirmedAt === undefined ? null : beijingTimestamp(confirmedAt),
        },
      },
    };
  }),

  serveSession(signOut, async ({ db }: SessionsContext, _input, caller) => {
    const staff = signedInCaller(caller);
    await db.transaction().execute(async (transaction) => {
      await deleteSession(transaction, staff.signedIn.sessionId);
      await recordAudit(transaction, {
        ...auditedCaller(staff),
        action: 'session.signOut',
        object: auditedAccount({ id: staff.signedIn.accountId, name: staff.signedIn.name }),
      });
    });
    caller.session.removeCookie();
    return {};
  }),

  serveStaff(confirmSessionEndpoint, async (context: SessionsContext, input, caller) => {
    const account = await ownCredentials(context, caller);
    if ('code' in input) await requireCode(context, account, input, caller);
    // With a second factor the password alone is not enough.
    else if (secondFactorsOf(account).length > 0) throw new HttpError('codeRejected');
    else if (!(await isOwnPassword(context, account, input.password, caller)))
      throw new HttpError('invalidInput', [{ field: 'password', code: 'passwordWrong' }]);
    await confirmSession(context.db, caller.signedIn);
    return { data: { confirmedAt: beijingTimestamp(new Date()) } };
  }),

  serveSession(changePassword, async (context: SessionsContext, { currentPassword, newPassword }, caller) => {
    const staff = signedInCaller(caller);
    const account = await ownCredentials(context, staff);
    if (!(await isOwnPassword(context, account, currentPassword, caller)))
      throw new HttpError('invalidInput', [{ field: 'currentPassword', code: 'passwordWrong' }]);
    if (await isCommonPassword(newPassword, account.login))
      throw new HttpError('invalidInput', [{ field: 'newPassword', code: 'passwordCommon' }]);
    const hash = await context.passwords.hash(newPassword);
    await context.db.transaction().execute(async (transaction) => {
      await setPassword(transaction, account.id, hash);
      await recordAudit(transaction, {
        ...auditedCaller(staff),
        action: 'account.changePassword',
        object: auditedAccount({ id: staff.signedIn.accountId, name: staff.signedIn.name }),
      });
    });
    caller.session.removeCookie();
    return {};
  }),

  serveStaff(listSessions, async ({ db }: SessionsContext, _input, { signedIn }) => ({
    data: (await listOpenSessions(db, signedIn.accountId)).map((session) => toSessionRow(session, signedIn)),
  })),

  serveStaff(listAllSessions, async ({ db }: SessionsContext, _input, { signedIn }) => ({
    data: (await listOpenSessions(db)).map((session) => toSessionRow(session, signedIn)),
  })),

  serveStaff(endSession, async ({ db }: SessionsContext, { id }, caller) => {
    const session = await findOpenSession(db, id);
    // The same response for an unknown id and for somebody else's session.
    if (session === undefined || !mayEnd(session, caller.signedIn)) throw new HttpError('notFound');
    await db.transaction().execute(async (transaction) => {
      // It may have been ended meanwhile.
      if (!(await deleteSession(transaction, id))) return;
      await recordAudit(transaction, {
        ...auditedCaller(caller),
        action: 'session.end',
        object: auditedAccount({ id: session.accountId, name: session.name }),
      });
    });
    return {};
  }),

  serveStaff(endOtherSessions, async ({ db }: SessionsContext, _input, caller) => {
    const { signedIn } = caller;
    const ended = await db.transaction().execute(async (transaction) => {
      const count = await deleteSessionsOf(transaction, signedIn.accountId, signedIn.sessionId);
      await recordAudit(transaction, {
        ...auditedCaller(caller),
        action: 'session.end',
        object: auditedAccount({ id: signedIn.accountId, name: signedIn.name }),
        details: { ended: count },
      });
      return count;
    });
    return { data: { ended } };
  }),
];
