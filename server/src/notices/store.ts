/** The SQL of notices: who gets which, what each was notified of, and what came since. */
import type { InboxKind } from 'contract/console/inbox.ts';
import { noticeBounds, type NoticeName } from 'contract/console/notices.ts';
import type { Locale } from 'contract/locales.ts';
import { type Selectable, sql } from 'kysely';
import { byName } from '../database/by-name.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import { isAnswered, isOpen, openSince } from '../inbox/conditions.ts';
import type { MailOutcome } from '../mail/mail.ts';
import { isOpenTo } from '../submissions/reports/shown-reports.ts';

export type Recipient = Selectable<Tables['noticeRecipient']>;

export type Subscription = Selectable<Omit<Tables['noticeSubscription'], 'accountId'>>;

/** What an account has chosen, or nothing. */
export function findRecipient(db: Database, accountId: number): Promise<Recipient | undefined> {
  return db.selectFrom('noticeRecipient').selectAll().where('accountId', '=', accountId).executeTakeFirst();
}

export function findSubscriptions(db: Database, accountId: number): Promise<Subscription[]> {
  return db
    .selectFrom('noticeSubscription')
    .select(['notice', 'notifiedUntil', 'notifiedDeadline'])
    .where('accountId', '=', accountId)
    .execute();
}

const minutesBefore = (now: Date, minutes: number) => new Date(now.getTime() - minutes * 60_000);

/** The last mail is long enough ago, and no pause after a failure runs. */
function isMailable(now: Date) {
  const latest = minutesBefore(now, noticeBounds.minutesBetweenMails);
  return sql<boolean>`(mailed_at is null or mailed_at <= ${latest}) and (retry_at is null or retry_at <= ${now})`;
}

/** The accounts that may get a mail now. */
export async function findMailable(db: Database, now: Date): Promise<number[]> {
  const recipients = db.selectFrom('noticeRecipient').select('accountId').where(isMailable(now));
  return (await recipients.orderBy('accountId').execute()).map(({ accountId }) => accountId);
}

export function findMailableRecipient(db: Database, accountId: number, now: Date): Promise<Recipient | undefined> {
  return db
    .selectFrom('noticeRecipient')
    .selectAll()
    .where('accountId', '=', accountId)
    .where(isMailable(now))
    .executeTakeFirst();
}

type Settings = { email: string; locale: Locale; wanted: readonly NoticeName[] };

/** Replaces what an account has chosen. A new notice covers what comes from now on; an empty address ends all. */
export async function saveSettings(
  db: Database,
  accountId: number,
  { email, locale, wanted }: Settings,
  now: Date,
): Promise<void> {
  if (email === '') {
    await db.deleteFrom('noticeRecipient').where('accountId', '=', accountId).execute();
    return;
  }
  await db
    .insertInto('noticeRecipient')
    .values({ accountId, email, locale })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet({ email, locale, ...noFailure }))
    .execute();
  await db
    .deleteFrom('noticeSubscription')
    .where('accountId', '=', accountId)
    .where(sql<boolean>`notice <> all (${[...wanted]}::text[])`)
    .execute();
  if (wanted.length > 0)
    await db
      .insertInto('noticeSubscription')
      .values(wanted.map((notice) => ({ accountId, notice, notifiedUntil: now })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

const noFailure = { failure: null, failureAnswer: null, failedSince: null, failures: 0, retryAt: null };

/** With an address, only if mails go there. */
export async function clearFailure(db: Database, accountId: number, email?: string): Promise<void> {
  await db
    .updateTable('noticeRecipient')
    .set(noFailure)
    .where('accountId', '=', accountId)
    .where('failedSince', 'is not', null)
    .$if(email !== undefined, (query) => query.where('email', '=', email ?? ''))
    .execute();
}

export async function recordMailed(db: Database, accountId: number, now: Date): Promise<void> {
  await db
    .updateTable('noticeRecipient')
    .set({ ...noFailure, mailedAt: now })
    .where('accountId', '=', accountId)
    .execute();
}

/** The next attempt waits for a minute, then for twice as long each time. An address that was changed meanwhile is kept. */
export async function recordFailed(
  db: Database,
  { accountId, email, failures, failedSince }: Recipient,
  { failure, response }: MailOutcome,
  now: Date,
): Promise<void> {
  const pause = Math.min(2 ** failures, noticeBounds.longestPauseMinutes);
  await db
    .updateTable('noticeRecipient')
    .set({
      failure,
      failureAnswer: response,
      failedSince: failedSince ?? now,
      failures: failures + 1,
      retryAt: minutesBefore(now, -pause),
    })
    .where('accountId', '=', accountId)
    .where('email', '=', email)
    .execute();
}

export async function recordNotified(
  db: Database,
  accountId: number,
  notified: readonly Subscription[],
): Promise<void> {
  for (const { notice, ...until } of notified)
    await db
      .updateTable('noticeSubscription')
      .set(until)
      .where('accountId', '=', accountId)
      .where('notice', '=', notice)
      .execute();
}

/**
 * What came after one instant and until another, and nobody has answered. What may be spam does not count. `nearest` is
 * the next deadline that has not passed.
 */
export async function countNew(
  db: Database,
  kind: InboxKind,
  { after, until, now }: { after: Date; until: Date; now: Date },
): Promise<{ count: number; nearest: Date | null }> {
  const { rows } = await sql<{ count: number; nearest: Date | null }>`
    select count(*)::integer as count, min(s.deadline) filter (where s.deadline >= ${now}) as nearest
    from submission as s
    where s.kind = ${kind} and ${isOpen} and not ${isAnswered}
      and ${openSince} > ${after} and ${openSince} <= ${until}`.execute(db);
  return rows[0] ?? { count: 0, nearest: null };
}

export type DueDeadlines = { soon: number; passed: number; nearest: Date | null };

/**
 * The messages without an answer whose deadline is near or has passed, and that no notice has covered: they came since,
 * or their deadline is later than all that a notice has covered.
 */
export async function countDueDeadlines(
  db: Database,
  { notifiedUntil, notifiedDeadline }: Subscription,
  { now, soonUntil, until }: { now: Date; soonUntil: Date; until: Date },
): Promise<DueDeadlines> {
  const { rows } = await sql<DueDeadlines>`
    select count(*) filter (where s.deadline >= ${now})::integer as soon,
      count(*) filter (where s.deadline < ${now})::integer as passed,
      min(s.deadline) filter (where s.deadline >= ${now}) as nearest
    from submission as s
    where s.kind = 'message' and ${isOpen} and not ${isAnswered}
      and s.deadline <= ${soonUntil} and ${openSince} <= ${until}
      and (${notifiedDeadline}::timestamptz is null or s.deadline > ${notifiedDeadline}
        or ${openSince} > ${notifiedUntil})`.execute(db);
  return rows[0] ?? { soon: 0, passed: 0, nearest: null };
}

/** The resumes without an answer whose deadline is near or has passed. The morning repeats them until they are answered. */
export async function countResumeDeadlines(
  db: Database,
  now: Date,
  soonUntil: Date,
): Promise<Pick<DueDeadlines, 'soon' | 'passed'>> {
  const { rows } = await sql<Pick<DueDeadlines, 'soon' | 'passed'>>`
    select count(*) filter (where s.deadline >= ${now})::integer as soon,
      count(*) filter (where s.deadline < ${now})::integer as passed
    from submission as s
    where s.kind = 'resume' and ${isOpen} and not ${isAnswered} and s.deadline <= ${soonUntil}`.execute(db);
  return rows[0] ?? { soon: 0, passed: 0 };
}

/** Whether reports that the account may read came on the days from one midnight in Beijing until before another. */
export async function haveReportsCome(
  db: Database,
  accountId: number,
  { from, until }: { from: Date; until: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('report')
    .select('id')
    .where('receivedAt', '>=', from)
    .where('receivedAt', '<', until)
    .where(isOpenTo(accountId))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The accounts that the last mail did not reach, those that fail for longest first. */
export function findFailing(db: Database) {
  return db
    .selectFrom('noticeRecipient')
    .innerJoin('account', 'account.id', 'noticeRecipient.accountId')
    .select('account.name')
    .select((eb) => [eb.ref('failure').$notNull().as('failure'), eb.ref('failedSince').$notNull().as('failedSince')])
    .select(({ fn }) => fn.countAll<string>().over().as('total'))
    .where('account.isDisabled', '=', false)
    .where('noticeRecipient.failedSince', 'is not', null)
    .orderBy('noticeRecipient.failedSince')
    .orderBy(byName)
    .limit(noticeBounds.namedAccounts)
    .execute();
}
