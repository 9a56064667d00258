import type { ContentRef } from 'contract/console/content-items.ts';
import { type Kysely, sql } from 'kysely';
import { recordAudit } from '../../audit/record.ts';
import { type Loop, startLoop } from '../../background/loop.ts';
import type { Database } from '../../database/open.ts';
import type { Tables } from '../../database/tables.ts';
import { messageOf } from '../../errors/error-message.ts';
import { HttpError } from '../../http/http-error.ts';
import type { PublishableKinds } from '../definition.ts';
import { filledTitleOf } from '../items/filled-titles.ts';
import { runItemSchedule } from './item-schedule.ts';
import { lockItemOrSkip } from '../items/store.ts';

type ScheduleContext = { db: Kysely<Tables>; publishableKinds: PublishableKinds };

/** How long the timer sleeps at most: another process may have scheduled something meanwhile. */
const maxSleepMilliseconds = 2000;
/** An item that cannot be published is tried again after this long, then after twice as long each time. */
const retryMilliseconds = 60_000;
/** The longest wait. PostgreSQL logs each attempt. */
const maxRetryMilliseconds = 600_000;
/** The same failure of an item is logged again after this long. Staff see it on their first screen. */
const logMilliseconds = 24 * 3_600_000;
/** A change that is later than this was missed, because no process was running. */
const missedMilliseconds = 60_000;
const itemsAtOnce = 100;

type Logged = { text: string; loggedAt: number };

/** The last failure of items, by their names. */
type Failures = Map<string, Logged & { at: number; wait: number }>;

const nameOf = ({ kind, id }: ContentRef) => `${kind} ${id}`;

const isDue = (now: Date) => sql<boolean>`least(go_live_at, withdraw_at) <= ${now}`;

/**
 * Languages with a time, without those that were due when their item failed and are not tried again yet. The end of a
 * language, or the change of another one, is not kept waiting.
 */
function scheduledLanguages(db: Database, failures: Failures) {
  const now = new Date();
  const waiting = [...failures].filter(([, { at, wait }]) => at + wait > now.getTime());
  const names = waiting.map(([name]) => name);
  const times = waiting.map(([, { at }]) => new Date(at));
  return db
    .selectFrom('contentLanguage')
    .where(sql<boolean>`(go_live_at is not null or withdraw_at is not null)`)
    .where(
      sql<boolean>`not exists (select from unnest(${names}::text[], ${times}::timestamptz[]) as failed (name, at)
        where name = kind || ' ' || id and least(go_live_at, withdraw_at) <= failed.at
          and (greatest(go_live_at, withdraw_at) <= failed.at or greatest(go_live_at, withdraw_at) > ${now}))`,
    );
}

async function dueItems(db: Database, failures: Failures, now: Date): Promise<ContentRef[]> {
  return scheduledLanguages(db, failures)
    .select(['kind', 'id'])
    .where(isDue(now))
    .groupBy(['kind', 'id'])
    .orderBy(sql`min(least(go_live_at, withdraw_at))`)
    .limit(itemsAtOnce)
    .execute();
}

async function millisecondsToNext(db: Database, failures: Failures, now: Date): Promise<number> {
  const next = await scheduledLanguages(db, failures)
    .select(sql<Date | null>`min(least(go_live_at, withdraw_at))`.as('at'))
    .executeTakeFirst();
  return next?.at ? next.at.getTime() - now.getTime() : maxSleepMilliseconds;
}

/**
 * All due languages of an item at one instant. Another process that does the same is not waited for. Throws the failure
 * of a language after the others are changed.
 */
async function runItem({ db, publishableKinds }: ScheduleContext, key: ContentRef): Promise<void> {
  const failure = await db.transaction().execute(async (transaction) => {
    const item = await lockItemOrSkip(transaction, key);
    if (!item) return undefined;
    const now = new Date();
    const { done, failures } = await runItemSchedule(transaction, publishableKinds[key.kind], item, now);
    const [failed] = failures;
    if (done.length === 0) return failed;
    const title = await filledTitleOf(transaction, { ...key, titles: item.titles });
    const late = now.getTime() - Math.min(...done.map(({ dueAt }) => dueAt.getTime()));
    const isMissed = late > missedMilliseconds;
    if (isMissed)
      console.warn(
        `The schedule of ${key.kind} ${key.id} was missed and is made up for, ${Math.round(late / 60_000)} minutes late.`,
      );
    await recordAudit(transaction, {
      by: null,
      action: 'content.runSchedule',
      object: { ...key, ...(title !== undefined && { title }) },
      details: {
        changes: done.map(({ locale, change, dueAt }) => ({ locale, change, dueAt: dueAt.toISOString() })),
        missed: isMissed,
      },
    });
    return failed;
  });
  if (failure) throw failure.error;
}

/** Items that were deleted, or whose times were changed, are not tried again. */
async function forgetChangedItems(db: Database, failures: Failures): Promise<void> {
  if (failures.size === 0) return;
  const due = await db
    .selectFrom('contentLanguage')
    .select(['kind', 'id'])
    .where(isDue(new Date()))
    .where(sql<string>`kind || ' ' || id`, 'in', [...failures.keys()])
    .execute();
  const names = new Set(due.map((key) => nameOf(key)));
  for (const name of failures.keys()) if (!names.has(name)) failures.delete(name);
}

/** Does everything that is due. */
async function runDue(context: ScheduleContext, failures: Failures): Promise<void> {
  for (const key of await dueItems(context.db, failures, new Date())) {
    const name = nameOf(key);
    try {
      await runItem(context, key);
      failures.delete(name);
    } catch (error) {
      const last = failures.get(name);
      const wait = last ? Math.min(2 * last.wait, maxRetryMilliseconds) : retryMilliseconds;
      failures.set(name, { ...logFailure(name, error, last), at: Date.now(), wait });
    }
  }
  await forgetChangedItems(context.db, failures);
}

/** Logs a failure unless the same one was logged lately. */
function logFailure(name: string, error: unknown, last: Logged | undefined): Logged {
  const isConflict = error instanceof HttpError;
  const text = isConflict ? `${error.code} ${JSON.stringify(error.fields)}` : String(error);
  if (last?.text === text && Date.now() - last.loggedAt < logMilliseconds) return { text, loggedAt: last.loggedAt };
  console.error(`The schedule of ${name} failed and is tried again:`, isConflict ? text : error);
  return { text, loggedAt: Date.now() };
}

/** Publishes and withdraws at the times that the rows name. The first run makes up for what was missed. */
export function startSchedule(context: ScheduleContext, sleepMilliseconds = maxSleepMilliseconds): Loop {
  const failures: Failures = new Map();
  return startLoop(async () => {
    let sleep = maxSleepMilliseconds;
    try {
      await runDue(context, failures);
      sleep = await millisecondsToNext(context.db, failures, new Date());
    } catch (error) {
      console.error('The schedule could not be read:', messageOf(error));
    }
    // At least a little: an item that another process changes stays due.
    return Math.min(Math.max(sleep, 100), sleepMilliseconds);
  });
}
