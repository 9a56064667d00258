/** The times at which languages of an item go live and are withdrawn. Each function needs a transaction. */
import type { ContentRef } from 'contract/console/content-items.ts';
import { type Locale, localeNames } from 'contract/locales.ts';
import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';
import { HttpError } from '../../http/http-error.ts';
import type { Publishable } from '../definition.ts';
import { addMadeLive } from '../items/revisions.ts';
import { inSavepoint, tryOut } from '../items/savepoint.ts';
import { findItem, type LanguageRow, type StoredItem, updateLanguage } from '../items/store.ts';
import { nextState, noSchedule } from './next-state.ts';
import { projectItem } from './project.ts';

/** Throws what would keep languages from going live at their time, such as a number that another item has. */
export async function rejectFailingSchedule(
  db: Database,
  kind: Publishable,
  key: ContentRef,
  locales: readonly Locale[],
  at: Date,
): Promise<void> {
  const planned = await findItem(db, key);
  if (!planned) return;
  const failureOf = async (before: () => Promise<void>) => {
    const { failures } = await tryOut(db, async () => {
      await before();
      return runItemSchedule(db, kind, planned, at);
    });
    return failures.find(({ locale }) => locales.includes(locale));
  };
  if ((await failureOf(async () => {})) === undefined) return;
  // An item that is withdrawn before may free the number.
  const failure = await failureOf(() => runOtherSchedules(db, kind, planned, at));
  if (failure) throw failure.error;
}

/** As many other items as a trial runs: it keeps their rows locked. */
const triedItems = 50;

/** What other items of the kind do until an instant. */
async function runOtherSchedules(db: Database, kind: Publishable, key: ContentRef, at: Date): Promise<void> {
  const changeAt = sql<Date>`least(go_live_at, withdraw_at)`;
  const others = await db
    .selectFrom('contentLanguage')
    .select('id')
    .where('kind', '=', key.kind)
    .where('id', '!=', key.id)
    .where(sql<boolean>`${changeAt} <= ${at}`)
    .groupBy('id')
    .orderBy(sql`min(${changeAt})`)
    .limit(triedItems)
    .execute();
  for (const { id } of others) {
    const other = await findItem(db, { kind: key.kind, id });
    if (other) await runItemSchedule(db, kind, other, at);
  }
}

/** Removes the times of languages. What is live stays live. */
export async function cancelItemSchedule(db: Database, item: StoredItem, locales: readonly Locale[]): Promise<void> {
  for (const locale of locales) {
    const language = item.languages[locale];
    if (language.goLiveAt === null && language.withdrawAt === null) throw new HttpError('stateConflict');
    await updateLanguage(db, item, locale, { ...noSchedule, state: nextState('cancelSchedule', language) });
  }
}

export type DueChange = { locale: Locale; change: 'goLive' | 'withdraw'; dueAt: Date };

const isDue = (time: Date | null, now: Date): time is Date => time !== null && time <= now;

/**
 * Does what the times of an item's languages say: all of it together, or each language alone if that fails. One that
 * cannot go live must not keep another one on the site.
 */
export async function runItemSchedule(
  db: Database,
  kind: Publishable,
  item: StoredItem,
  now: Date,
): Promise<{ done: DueChange[]; failures: { locale: Locale; error: unknown }[] }> {
  const due = localeNames.filter(
    (locale) => isDue(item.languages[locale].goLiveAt, now) || isDue(item.languages[locale].withdrawAt, now),
  );
  const run = (locales: readonly Locale[]) => inSavepoint(db, () => changeDueLanguages(db, kind, item, locales, now));
  try {
    return { done: await run(due), failures: [] };
  } catch (error) {
    const [locale] = due;
    if (locale !== undefined && due.length === 1) return { done: [], failures: [{ locale, error }] };
  }
  const done: DueChange[] = [];
  const failures: { locale: Locale; error: unknown }[] = [];
  for (const locale of due)
    try {
      done.push(...(await run([locale])));
    } catch (error) {
      failures.push({ locale, error });
    }
  return { done, failures };
}

async function changeDueLanguages(
  db: Database,
  kind: Publishable,
  item: StoredItem,
  locales: readonly Locale[],
  now: Date,
): Promise<DueChange[]> {
  const done: DueChange[] = [];
  for (const locale of locales) {
    const language = item.languages[locale];
    const { goLiveAt, withdrawAt, scheduledRevision, scheduledDigest } = language;
    const begins = isDue(goLiveAt, now);
    const ends = isDue(withdrawAt, now);
    if (begins && scheduledRevision !== null) {
      await updateLanguage(db, item, locale, {
        state: nextState('goLive', language),
        since: now,
        liveRevision: scheduledRevision,
        liveDigest: scheduledDigest,
        scheduledRevision: null,
        scheduledDigest: null,
        goLiveAt: null,
      });
      await addMadeLive(db, item, scheduledRevision, [locale]);
      done.push({ locale, change: 'goLive', dueAt: goLiveAt });
    }
    // An earlier version let an end be planned for what cannot be withdrawn.
    if (ends && kind.definition.isFixed) await updateLanguage(db, item, locale, { withdrawAt: null });
    else if (ends) {
      await updateLanguage(db, item, locale, { ...noSchedule, state: 'withdrawn', since: now });
      done.push({ locale, change: 'withdraw', dueAt: withdrawAt });
    }
  }
  if (done.length > 0) await projectItem(db, kind, item);
  return done;
}

export function hasSchedule({ goLiveAt, withdrawAt }: LanguageRow): boolean {
  return goLiveAt !== null || withdrawAt !== null;
}
