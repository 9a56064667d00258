import type { NoticeName } from 'contract/console/notices.ts';
import { findVerification } from '../audit/verification-store.ts';
import { startOfBeijingDay } from '../database/beijing-time.ts';
import type { Database } from '../database/open.ts';
import type { CalendarTime } from '../submissions/calendar-time.ts';
import { countShownReports } from '../submissions/reports/shown-reports.ts';
import {
  countDueDeadlines,
  countNew,
  countResumeDeadlines,
  type DueDeadlines,
  haveReportsCome,
  type Subscription,
} from './store.ts';
import { beginningOfWork, endOfSoon, endOfSoonDays } from './working-time.ts';

/** What a mail has to say: numbers and times, and nothing of any submission. */
export type Due = {
  messages?: { count: number; nearest: Date | null };
  deadlines?: DueDeadlines;
  resumes?: { count: number; soon: number; passed: number };
  /** `since` is the first day whose reports no earlier mail knew, or yesterday. */
  reports?: { open: number; haveCome: boolean; since: Date };
  /** The number of the first broken entry. */
  audit?: { brokenAt: string; brokenSince: Date };
};

/** Whose mail it is, and when. `until`: what came later waits for the next run. `morning`: when working time begins today, once it has. */
type Times = {
  accountId: number;
  now: Date;
  until: Date;
  soonUntil: Date;
  soonDaysUntil: Date;
  morning: Date | undefined;
};

/** A row is committed a little later than the time in it. */
const commitMilliseconds = 30_000;

function timesAt(accountId: number, { now, calendar }: CalendarTime): Times {
  const until = new Date(now.getTime() - commitMilliseconds);
  const begins = beginningOfWork(calendar, now);
  const morning = begins !== undefined && begins <= until ? begins : undefined;
  return {
    accountId,
    now,
    until,
    soonUntil: endOfSoon(calendar, now),
    soonDaysUntil: endOfSoonDays(calendar, now),
    morning,
  };
}

/** Returns undefined if nothing is due yet. */
type Find = (db: Database, subscription: Subscription, times: Times) => Promise<Due | undefined>;

const isNewMorning = ({ notifiedUntil }: Subscription, { morning }: Times) =>
  morning !== undefined && notifiedUntil < morning;

const find: Record<NoticeName, Find> = {
  message: async (db, { notifiedUntil }, { now, until }) => {
    const messages = await countNew(db, 'message', { after: notifiedUntil, until, now });
    return messages.count > 0 ? { messages } : undefined;
  },
  deadline: async (db, subscription, times) => {
    const deadlines = await countDueDeadlines(db, subscription, times);
    return deadlines.soon + deadlines.passed > 0 ? { deadlines } : undefined;
  },
  resume: async (db, subscription, times) => {
    if (!isNewMorning(subscription, times)) return undefined;
    const { count } = await countNew(db, 'resume', { ...times, after: subscription.notifiedUntil });
    const { soon, passed } = await countResumeDeadlines(db, times.now, times.soonDaysUntil);
    return count + soon + passed > 0 ? { resumes: { count, soon, passed } } : {};
  },
  // Also without any: otherwise the mail itself would tell that somebody has reported something.
  report: async (db, subscription, times) => {
    if (!isNewMorning(subscription, times)) return undefined;
    const { notifiedUntil } = subscription;
    const today = startOfBeijingDay(times.now);
    const yesterday = startOfBeijingDay(new Date(today.getTime() - 1));
    // Who has subscribed this morning is notified of yesterday.
    const since = notifiedUntil < today ? startOfBeijingDay(notifiedUntil) : yesterday;
    const [{ open }, haveCome] = [
      await countShownReports(db, times),
      await haveReportsCome(db, times.accountId, { from: since, until: today }),
    ];
    return { reports: { open, haveCome, since } };
  },
  // At any time of the day, also to who has subscribed since. Which is the last that was announced, its time says: with a
  // wrong clock it may be earlier than any other.
  audit: async (db, { notifiedUntil }) => {
    const { brokenId, brokenSince } = await findVerification(db);
    if (brokenId === null || brokenSince === null) return undefined;
    return brokenSince.getTime() === notifiedUntil.getTime()
      ? undefined
      : { audit: { brokenAt: brokenId, brokenSince } };
  },
};

/** What is due for an account, and its subscriptions once that is sent. */
export async function findDue(
  db: Database,
  { accountId, subscriptions }: { accountId: number; subscriptions: readonly Subscription[] },
  time: CalendarTime,
): Promise<{ due: Due; notified: Subscription[] }> {
  const times = timesAt(accountId, time);
  const due: Due = {};
  const notified: Subscription[] = [];
  for (const subscription of subscriptions) {
    const { notice, notifiedDeadline } = subscription;
    const part = await find[notice](db, subscription, times);
    if (part === undefined) continue;
    Object.assign(due, part);
    // A change of the calendar may have moved it back.
    const isLater = notice === 'deadline' && (notifiedDeadline === null || notifiedDeadline < times.soonUntil);
    notified.push({
      notice,
      notifiedUntil: part.audit?.brokenSince ?? times.until,
      notifiedDeadline: isLater ? times.soonUntil : notifiedDeadline,
    });
  }
  return { due, notified };
}
