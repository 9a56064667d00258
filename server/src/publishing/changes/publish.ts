/** Publishing, scheduling and withdrawing languages of an item. Each function needs a transaction. */
import type { GrantedPermission } from 'contract/console/permissions.ts';
import { mayUseContent } from 'contract/console/content-rights.ts';
import { type PublishingProblem, publishingBounds } from 'contract/console/content-items.ts';
import { byLocale, defaultLocale, type Locale, localeNames } from 'contract/locales.ts';
import { sql } from 'kysely';
import { beijingDay } from '../../database/beijing-time.ts';
import type { Database } from '../../database/open.ts';
import { isAnyFieldErrorCode } from '../../http/error-texts.ts';
import { HttpError } from '../../http/http-error.ts';
import { problemsOf } from './completeness.ts';
import type { ItemKey, Publishable } from '../definition.ts';
import { digestOf, shownDateOf, writtenIn } from '../items/draft-columns.ts';
import { type Leaves, leafName } from '../bodies/leaves.ts';
import { readStoredBody } from '../bodies/read-body.ts';
import { writeBody } from '../bodies/write-body.ts';
import { projectItem } from './project.ts';
import { addMadeLive } from '../items/revisions.ts';
import { needsConfirmation, type StoredState, stateAfter, type Transition } from '../rules.ts';
import { inSavepoint, tryOut } from '../items/savepoint.ts';
import { findItem, type LanguageRow, type StoredItem, updateLanguage } from '../items/store.ts';

export type Publisher = { granted: readonly GrantedPermission[]; confirmedAt: Date | undefined };

/** Why a language of a draft, or with null its shared fields, cannot be published. */
export function publishingProblems(kind: Publishable, leaves: Leaves, locale: Locale | null): PublishingProblem[] {
  const problems = problemsOf(kind.definition.body, leaves, locale);
  if (problems.length > 0 || kind.problemsOf === undefined) return problems;
  // The kind's own rules read a complete body.
  if (locale !== null && problemsOf(kind.definition.body, leaves, null).length > 0) return [];
  return kind.problemsOf(writeBody(kind.definition.body, leaves, { withRowKeys: false }), locale);
}

/** The date of the item, if it is after the day in Beijing on which the item would go live. */
function dateProblems(kind: Publishable, leaves: Leaves, goesLiveAt: Date): PublishingProblem[] {
  const { date: field, isHiddenUntilDate } = kind.definition;
  const date = shownDateOf(kind, leaves);
  if (isHiddenUntilDate !== true || field === undefined || date === null) return [];
  return beijingDay(goesLiveAt) < beijingDay(date) ? [{ field, locale: null, code: 'outOfRange' }] : [];
}

function rejectProblems(kind: Publishable, leaves: Leaves, locales: readonly Locale[], goesLiveAt: Date): void {
  const problems = [
    ...[null, ...locales].flatMap((locale) => publishingProblems(kind, leaves, locale)),
    ...dateProblems(kind, leaves, goesLiveAt),
  ];
  if (problems.length === 0) return;
  const fields = problems.slice(0, publishingBounds.reportedFields).map(({ field, locale, code }) => ({
    field: leafName(field, locale),
    code: isAnyFieldErrorCode(code) ? code : ('invalidFormat' as const),
  }));
  throw new HttpError('notPublishable', fields);
}

export function rejectPublisher({ definition }: Publishable, { granted, confirmedAt }: Publisher): void {
  if (!mayUseContent(definition.lifecycle, 'publish', granted)) throw new HttpError('forbidden');
  if (needsConfirmation(definition.lifecycle, confirmedAt, new Date())) throw new HttpError('confirmationRequired');
}

function nextState(transition: Transition, { state, liveRevision }: LanguageRow): StoredState {
  const next = stateAfter(transition, state, liveRevision !== null);
  if (next === undefined) throw new HttpError('stateConflict');
  return next;
}

const noSchedule = { scheduledRevision: null, scheduledDigest: null, goLiveAt: null, withdrawAt: null };

export type PublicationTimes = {
  at: Date | undefined;
  until: Date | undefined;
  /** Without `until` a language keeps the end that is planned for it. */
  keepsEnds?: boolean;
};

export function publicationTimesOf({
  at,
  until,
}: {
  at?: string | undefined;
  until?: string | undefined;
}): PublicationTimes {
  return {
    at: at === undefined ? undefined : new Date(at),
    until: until === undefined ? undefined : new Date(until),
  };
}

/** Whether a time counts as now: the press of a button takes a while to arrive. */
const nowToleranceMilliseconds = 60_000;

function checkTimes({ at, until }: PublicationTimes, now: Date): void {
  const latest = now.getTime() + publishingBounds.scheduleDays * 86_400_000;
  if (at !== undefined && at.getTime() < now.getTime() - nowToleranceMilliseconds)
    throw new HttpError('invalidInput', [{ field: 'at', code: 'timePassed' }]);
  if (until !== undefined && until <= (at ?? now))
    throw new HttpError('invalidInput', [{ field: 'until', code: 'timePassed' }]);
  for (const [field, time] of [
    ['at', at],
    ['until', until],
  ] as const)
    if (time !== undefined && time.getTime() > latest)
      throw new HttpError('invalidInput', [{ field, code: 'timeTooLate' }]);
}

/** Publishes the newest revision in some languages, now or at a time. Returns whether it is scheduled. */
export async function publishItem(
  db: Database,
  kind: Publishable,
  item: StoredItem,
  locales: readonly Locale[],
  times: PublicationTimes,
): Promise<boolean> {
  const { lifecycle, isFixed } = kind.definition;
  if (lifecycle === 'record') throw new HttpError('stateConflict');
  // As `withdrawItem`: the forms need the privacy page.
  if (isFixed && times.until !== undefined) throw new HttpError('forbidden');
  const now = new Date();
  checkTimes(times, now);
  const leaves = readStoredBody(kind.definition.body, item.draft);
  const { at, until, keepsEnds = false } = times;
  const isScheduled = at !== undefined && at > now;
  rejectProblems(kind, leaves, locales, isScheduled ? at : now);
  const endOf = ({ withdrawAt }: LanguageRow): Date | null => {
    const isKept = keepsEnds && !isFixed && withdrawAt !== null && withdrawAt > (isScheduled ? at : now);
    return until ?? (isKept ? withdrawAt : null);
  };
  for (const locale of locales) {
    const language = item.languages[locale];
    if (isScheduled)
      await updateLanguage(db, item, locale, {
        state: nextState('schedule', language),
        scheduledRevision: item.version,
        scheduledDigest: digestOf(leaves, locale),
        goLiveAt: at,
        withdrawAt: endOf(language),
      });
    else await goLive(db, item, locale, leaves, endOf(language), now);
  }
  if (isScheduled) await rejectFailingSchedule(db, kind, item, locales, at);
  else {
    await addMadeLive(db, item, item.version, locales);
    await projectItem(db, kind, item);
  }
  return isScheduled;
}

/** Throws what would keep languages from going live at their time, such as a number that another item has. */
async function rejectFailingSchedule(
  db: Database,
  kind: Publishable,
  key: ItemKey,
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
async function runOtherSchedules(db: Database, kind: Publishable, key: ItemKey, at: Date): Promise<void> {
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

async function goLive(
  db: Database,
  item: StoredItem,
  locale: Locale,
  leaves: Leaves,
  withdrawAt: Date | null,
  now: Date,
): Promise<void> {
  await updateLanguage(db, item, locale, {
    ...noSchedule,
    state: nextState('publish', item.languages[locale]),
    since: now,
    liveRevision: item.version,
    liveDigest: digestOf(leaves, locale),
    withdrawAt,
  });
}

/** Records take effect when they are saved, in every language that they are written in. */
export async function publishRecord(db: Database, kind: Publishable, item: StoredItem, leaves: Leaves): Promise<void> {
  const now = new Date();
  rejectProblems(kind, leaves, [defaultLocale], now);
  const locales = [defaultLocale, ...writtenIn(leaves).filter((locale) => locale !== defaultLocale)];
  for (const locale of locales) await goLive(db, item, locale, leaves, null, now);
  for (const locale of localeNames.filter((name) => !locales.includes(name)))
    await updateLanguage(db, item, locale, {
      ...noSchedule,
      state: 'unpublished',
      liveRevision: null,
      liveDigest: null,
    });
  await addMadeLive(db, item, item.version, locales);
  await projectItem(db, kind, item);
}

export async function withdrawItem(
  db: Database,
  kind: Publishable,
  item: StoredItem,
  locales: readonly Locale[],
): Promise<void> {
  if (kind.definition.isFixed) throw new HttpError('forbidden');
  const isRecord = kind.definition.lifecycle === 'record';
  const concerned = isRecord ? localeNames.filter((locale) => item.languages[locale].state === 'live') : locales;
  if (concerned.length === 0) throw new HttpError('stateConflict');
  for (const locale of concerned) {
    const state = nextState('withdraw', item.languages[locale]);
    await updateLanguage(db, item, locale, { ...noSchedule, state, since: new Date() });
  }
  await projectItem(db, kind, item);
}

/** Puts languages back as they were when they were withdrawn. */
export async function undoItemWithdrawal(
  db: Database,
  kind: Publishable,
  item: StoredItem,
  locales: readonly Locale[],
): Promise<void> {
  // It may have been edited while it was withdrawn.
  if (kind.definition.lifecycle === 'record' && item.languages[defaultLocale].state === 'withdrawn')
    return publishRecord(db, kind, item, readStoredBody(kind.definition.body, item.draft));
  for (const locale of locales) {
    const state = nextState('undoWithdrawal', item.languages[locale]);
    await updateLanguage(db, item, locale, { ...noSchedule, state, since: new Date() });
  }
  await projectItem(db, kind, item);
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

export function problemsByLocale(kind: Publishable, leaves: Leaves): Record<Locale, PublishingProblem[]> {
  const shared = publishingProblems(kind, leaves, null);
  return byLocale((locale) => [...shared, ...publishingProblems(kind, leaves, locale)]);
}
