import { setTimeout } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { recordAudit } from '../audit/record.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import type { ItemKey, PublishableKinds } from './definition.ts';
import { filledTitleOf } from './filled-titles.ts';
import { runItemSchedule } from './publish.ts';
import { lockItemOrSkip } from './store.ts';

type ScheduleContext = { db: Kysely<Tables>; publishableKinds: PublishableKinds };

/** How long the timer sleeps at most: another process may have scheduled something meanwhile. */
const maxSleepMilliseconds = 2000;
/** An item that cannot be published is tried again after this long. */
const retryMilliseconds = 60_000;
/** A change that is later than this was missed, because no process was running. */
const missedMilliseconds = 60_000;
const itemsAtOnce = 100;

async function dueItems(db: Database, now: Date): Promise<ItemKey[]> {
  return db
    .selectFrom('contentLanguage')
    .select(['kind', 'id'])
    .where(sql<boolean>`least(go_live_at, withdraw_at) <= ${now}`)
    .where(sql<boolean>`(go_live_at is not null or withdraw_at is not null)`)
    .groupBy(['kind', 'id'])
    .orderBy(sql`min(least(go_live_at, withdraw_at))`)
    .limit(itemsAtOnce)
    .execute();
}

async function millisecondsToNext(db: Database, now: Date): Promise<number> {
  const next = await db
    .selectFrom('contentLanguage')
    .select(sql<Date | null>`min(least(go_live_at, withdraw_at))`.as('at'))
    .where(sql<boolean>`(go_live_at is not null or withdraw_at is not null)`)
    .executeTakeFirst();
  return next?.at ? next.at.getTime() - now.getTime() : maxSleepMilliseconds;
}

/** All due languages of an item at one instant. Another process that does the same is not waited for. */
async function runItem({ db, publishableKinds }: ScheduleContext, key: ItemKey): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const item = await lockItemOrSkip(transaction, key);
    if (!item) return;
    const now = new Date();
    const done = await runItemSchedule(transaction, publishableKinds[key.kind], item, now);
    if (done.length === 0) return;
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
  });
}

/** Does everything that is due. `retryAt` has the items that failed. */
async function runDue(context: ScheduleContext, retryAt: Map<string, number>): Promise<void> {
  for (const key of await dueItems(context.db, new Date())) {
    const name = `${key.kind} ${key.id}`;
    if ((retryAt.get(name) ?? 0) > Date.now()) continue;
    try {
      await runItem(context, key);
      retryAt.delete(name);
    } catch (error) {
      retryAt.set(name, Date.now() + retryMilliseconds);
      console.error(`The schedule of ${name} failed and is tried again:`, error);
    }
  }
}

/** Publishes and withdraws at the times that the rows name. The first run makes up for what was missed. */
export function startSchedule(
  context: ScheduleContext,
  sleepMilliseconds = maxSleepMilliseconds,
): { stop: () => Promise<void> } {
  const retryAt = new Map<string, number>();
  const stopping = new AbortController();

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      let sleep = maxSleepMilliseconds;
      try {
        await runDue(context, retryAt);
        sleep = await millisecondsToNext(context.db, new Date());
      } catch (error) {
        console.error('The schedule could not be read:', error instanceof Error ? error.message : error);
      }
      // At least a little: a failed item stays due.
      const milliseconds = Math.min(Math.max(sleep, 100), sleepMilliseconds);
      await setTimeout(milliseconds, undefined, { signal: stopping.signal }).catch(() => undefined);
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
