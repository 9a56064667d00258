import {
  getNoticeHealth,
  getNotices,
  noticeNames,
  noticeRights,
  saveNotices,
  testNotices,
} from 'contract/console/notices.ts';
import { holdsPermission } from 'contract/console/permissions.ts';
import type { Kysely } from 'kysely';
import { auditedAccount } from '../audit/audited-account.ts';
import { auditedCaller } from '../audit/caller.ts';
import { recordAudit } from '../audit/record.ts';
import type { Tables } from '../database/tables.ts';
import { HttpError } from '../http/http-error.ts';
import { serveStaff, type SignedIn, type StaffCaller } from '../http/serve.ts';
import type { Mail } from '../mail/mail.ts';
import { composeTest } from './compose.ts';
import { clearFailure, findFailing, findRecipient, findSubscriptions, saveSettings } from './store.ts';

type RoutesContext = { db: Kysely<Tables>; mail: Mail | undefined };

const offeredTo = ({ permissions }: SignedIn) =>
  noticeNames.filter((notice) => holdsPermission(permissions, noticeRights[notice]));

/** The audit log is never deleted, so it does not name the address. */
const auditedOwner = (caller: StaffCaller) => ({
  ...auditedCaller(caller),
  object: auditedAccount({ id: caller.signedIn.accountId, name: caller.signedIn.name }),
});

export const noticeRoutes = [
  serveStaff(getNotices, async ({ db, mail }: RoutesContext, _input, { signedIn, locale }) => {
    const offered = offeredTo(signedIn);
    const recipient = await findRecipient(db, signedIn.accountId);
    const subscriptions = await findSubscriptions(db, signedIn.accountId);
    const { failure, failureAnswer: response, failedSince } = recipient ?? {};
    return {
      data: {
        isConfigured: mail !== undefined,
        offered,
        email: recipient?.email ?? '',
        locale: recipient?.locale ?? locale,
        wanted: offered.filter((name) => subscriptions.some(({ notice }) => notice === name)),
        failing:
          failure && failedSince ? { failure, response: response ?? null, since: failedSince.toISOString() } : null,
      },
    };
  }),

  serveStaff(saveNotices, async ({ db }: RoutesContext, settings, caller) => {
    const { signedIn } = caller;
    const offered = offeredTo(signedIn);
    if (!settings.wanted.every((notice) => offered.includes(notice)))
      throw new HttpError('invalidInput', [{ field: 'wanted', code: 'notAllowed' }]);
    await db.transaction().execute(async (transaction) => {
      await saveSettings(transaction, signedIn.accountId, settings, new Date());
      await recordAudit(transaction, {
        ...auditedOwner(caller),
        action: 'account.changeNotices',
        details: { notices: settings.wanted },
      });
    });
    return {};
  }),

  serveStaff(testNotices, async ({ db, mail }: RoutesContext, { email, locale }, caller) => {
    if (mail === undefined) throw new HttpError('stateConflict');
    await recordAudit(db, { ...auditedOwner(caller), action: 'account.testNotices' });
    const outcome = await mail.send({ to: email, ...composeTest(locale) });
    // What is due is then sent at the next run, not after the pause.
    if (outcome.failure === null) await clearFailure(db, caller.signedIn.accountId, email);
    return { data: outcome };
  }),

  serveStaff(getNoticeHealth, async ({ db }: RoutesContext) => {
    const failing = await findFailing(db);
    return {
      data: {
        totalAccounts: Number(failing[0]?.total ?? 0),
        failing: failing.map(({ name, failure, failedSince }) => ({ name, failure, since: failedSince.toISOString() })),
      },
    };
  }),
];
