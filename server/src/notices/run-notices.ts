import { type MailFailure, noticeBounds, noticeRights } from 'contract/console/notices.ts';
import { holdsPermission } from 'contract/console/permissions.ts';
import type { Kysely } from 'kysely';
import { type Loop, startLoop } from '../background/loop.ts';
import { tryLockUntilCommit } from '../database/advisory-locks.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import { messageOf } from '../errors/error-message.ts';
import type { Mail, MailOutcome } from '../mail/mail.ts';
import { findById } from '../sessions/account-store.ts';
import { type CalendarTime, readCalendarTime } from '../submissions/calendar-time.ts';
import type { FormContent } from '../submissions/form-content.ts';
import { composeNotice } from './compose.ts';
import { findDue } from './due.ts';
import {
  clearFailure,
  findMailable,
  findMailableRecipient,
  findSubscriptions,
  recordFailed,
  recordMailed,
  recordNotified,
  type Subscription,
} from './store.ts';

export type NoticesContext = {
  /** The pool for long statements: a transaction lasts as long as the mail server takes. */
  db: Kysely<Tables>;
  formContent: () => Promise<FormContent>;
  mail: Mail;
  consoleUrl: string;
};

const runMilliseconds = 60_000;

type RunOptions = {
  /** Ends the run during a mail. */
  signal?: AbortSignal;
  /** When a mail to each account was accepted last, from one run to the next. */
  acceptedAt?: Map<number, Date>;
};

/** Sends what is due now. */
export async function sendDueNotices(
  context: NoticesContext,
  now = new Date(),
  { signal = new AbortController().signal, acceptedAt = new Map<number, Date>() }: RunOptions = {},
): Promise<void> {
  const time = await readCalendarTime(context, now);
  let outage: MailOutcome | undefined;
  for (const accountId of await findMailable(context.db, now)) {
    signal.throwIfAborted();
    // A database that refuses writes records no mail: without this, each run would send it again.
    if (isTooEarly(acceptedAt.get(accountId), now)) continue;
    const send: Mail['send'] = async (message) => {
      // A server that is down is not tried again for each account.
      const outcome = outage ?? (await context.mail.send(message, signal));
      if (outcome.failure === null) acceptedAt.set(accountId, now);
      else if (isOutage(outcome.failure)) outage = outcome;
      return outcome;
    };
    try {
      await notify(context, accountId, time, send);
    } catch (error) {
      signal.throwIfAborted();
      // The others still get their mails.
      console.error(`Notices to account ${accountId} failed:`, messageOf(error));
    }
  }
}

function isTooEarly(last: Date | undefined, now: Date): boolean {
  return last !== undefined && now.getTime() - last.getTime() < noticeBounds.minutesBetweenMails * 60_000;
}

function isOutage(failure: MailFailure): boolean {
  return failure !== 'recipient' && failure !== 'rejected';
}

/**
 * Sends what is due for an account, and records in the same transaction that it was sent. A process that is killed in
 * between sends the mail once more. No row is locked meanwhile, so nobody waits for the mail server.
 */
function notify(
  { db, consoleUrl }: NoticesContext,
  accountId: number,
  time: CalendarTime,
  send: Mail['send'],
): Promise<void> {
  const { now } = time;
  return db.transaction().execute(async (transaction) => {
    // Another process sends. What it leaves is due in the next run.
    if (!(await tryLockUntilCommit(transaction, 'notices'))) return;
    const recipient = await findMailableRecipient(transaction, accountId, now);
    if (recipient === undefined) return;
    const allowed = await findAllowed(transaction, accountId);
    if (allowed.length === 0) return clearFailure(transaction, accountId);
    const { due, notified } = await findDue(transaction, { accountId, subscriptions: allowed }, time);
    const { email: to, locale } = recipient;
    const outcome =
      Object.keys(due).length === 0
        ? undefined
        : await send({ to, ...composeNotice(due, { locale, consoleUrl, now }) });
    if (outcome?.failure) {
      // Without the address and the server's response, which may quote it.
      if (recipient.failures === 0)
        console.error(`Notices to account ${accountId} fail (${outcome.failure}) and are tried again.`);
      return recordFailed(transaction, recipient, outcome, now);
    }
    if (outcome) await recordMailed(transaction, accountId, now);
    // Nothing is tried again any more. Only a mail shows whether the address works.
    else if (recipient.failure && isOutage(recipient.failure)) await clearFailure(transaction, accountId);
    await recordNotified(transaction, accountId, notified);
  });
}

/** The chosen notices that the account may get now. A disabled one gets none. */
async function findAllowed(db: Database, accountId: number): Promise<Subscription[]> {
  const account = await findById(db, accountId);
  if (account === undefined || account.isDisabled) return [];
  const subscriptions = await findSubscriptions(db, accountId);
  return subscriptions.filter(({ notice }) => holdsPermission(account.permissions, noticeRights[notice]));
}

/** Sends what is due every minute. */
export function startNotices(context: NoticesContext): Loop {
  const acceptedAt = new Map<number, Date>();
  return startLoop(async (signal) => {
    try {
      await sendDueNotices(context, new Date(), { signal, acceptedAt });
    } catch (error) {
      if (!signal.aborted) console.error('Notices could not be sent:', messageOf(error));
    }
    return runMilliseconds;
  });
}
