import { setTimeout } from 'node:timers/promises';
import { noticeRights } from 'contract/console/notices.ts';
import { holdsPermission } from 'contract/console/permissions.ts';
import type { Kysely } from 'kysely';
import { tryLockUntilCommit } from '../database/advisory-locks.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import type { Mail, MailOutcome } from '../mail/mail.ts';
import { findById } from '../sessions/account-store.ts';
import type { FormContent } from '../submissions/form-content.ts';
import { composeNotice } from './compose.ts';
import { findDue, type NoticeClock } from './due.ts';
import {
  clearFailure,
  findMailable,
  findMailableRecipient,
  findSubscriptions,
  recordFailed,
  recordMailed,
  recordTold,
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

/** Sends what is due now. `signal` ends the run during a mail. */
export async function sendDueNotices(
  context: NoticesContext,
  now = new Date(),
  signal = new AbortController().signal,
): Promise<void> {
  const { replyTerms } = await context.formContent();
  const clock = { now, calendar: replyTerms?.calendar };
  let outage: MailOutcome | undefined;
  for (const accountId of await findMailable(context.db, now)) {
    signal.throwIfAborted();
    // A server that is down is not tried again for each account.
    const { mail } = context;
    const send: Mail['send'] = async (message) => outage ?? mail.send(message, signal);
    const outcome = await notify(context, accountId, clock, send);
    if (outcome !== undefined && isOutage(outcome)) outage = outcome;
  }
}

function isOutage({ failure }: MailOutcome): boolean {
  return failure !== null && failure !== 'recipient' && failure !== 'rejected';
}

/**
 * Sends what an account is to be told, and records in the same transaction that it was. A process that is killed in
 * between sends the mail once more. No row is locked meanwhile, so nobody waits for the mail server.
 */
function notify(
  { db, consoleUrl }: NoticesContext,
  accountId: number,
  clock: NoticeClock,
  send: Mail['send'],
): Promise<MailOutcome | undefined> {
  const { now } = clock;
  return db.transaction().execute(async (transaction) => {
    // Another process sends. What it leaves is due in the next run.
    if (!(await tryLockUntilCommit(transaction, 'notices'))) return undefined;
    const recipient = await findMailableRecipient(transaction, accountId, now);
    if (recipient === undefined) return undefined;
    const allowed = await findAllowed(transaction, accountId);
    if (allowed.length === 0) {
      await clearFailure(transaction, accountId);
      return undefined;
    }
    const { due, told } = await findDue(transaction, allowed, clock);
    const { email: to, locale } = recipient;
    const outcome =
      Object.keys(due).length === 0
        ? undefined
        : await send({ to, ...composeNotice(due, { locale, consoleUrl, now }) });
    if (outcome?.failure) {
      // Without the address and the server's answer, which may quote it.
      if (recipient.failures === 0)
        console.error(`Notices to account ${accountId} fail (${outcome.failure}) and are tried again.`);
      await recordFailed(transaction, recipient, outcome, now);
      return outcome;
    }
    if (outcome) await recordMailed(transaction, accountId, now);
    await recordTold(transaction, accountId, told);
    return outcome;
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
export function startNotices(context: NoticesContext): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function loop(): Promise<void> {
    while (!signal.aborted) {
      try {
        await sendDueNotices(context, new Date(), signal);
      } catch (error) {
        if (!signal.aborted)
          console.error('Notices could not be sent:', error instanceof Error ? error.message : error);
      }
      await setTimeout(runMilliseconds, undefined, { signal }).catch(() => undefined);
    }
  }

  const running = loop();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
