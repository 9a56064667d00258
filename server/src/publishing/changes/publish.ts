/** Publishing and withdrawing languages of an item. Each function needs a transaction. */
import { mayUseContent } from 'contract/console/content-rights.ts';
import type { GrantedPermission } from 'contract/console/permissions.ts';
import { defaultLocale, type Locale, localeNames } from 'contract/locales.ts';
import type { Database } from '../../database/open.ts';
import { HttpError } from '../../http/http-error.ts';
import { requireRecentConfirmation } from '../../http/recent-confirmation.ts';
import type { Leaves } from '../bodies/leaves.ts';
import { readStoredBody } from '../bodies/read-body.ts';
import type { Publishable } from '../definition.ts';
import { digestOf, writtenLocales } from '../items/draft-columns.ts';
import { addMadeLive } from '../items/revisions.ts';
import { type LanguageRow, type StoredItem, updateLanguage } from '../items/store.ts';
import { rejectFailingSchedule } from './item-schedule.ts';
import { nextState, noSchedule } from './next-state.ts';
import { rejectProblems } from './problems.ts';
import { projectItem } from './project.ts';
import { checkTimes, type PublicationTimes } from './publication-times.ts';

export type Publisher = { granted: readonly GrantedPermission[]; confirmedAt: Date | undefined };

export function rejectPublisher({ definition }: Publishable, { granted, confirmedAt }: Publisher): void {
  if (!mayUseContent(definition.lifecycle, 'publish', granted)) throw new HttpError('forbidden');
  if (definition.lifecycle === 'legal') requireRecentConfirmation({ confirmedAt });
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
  const locales = [defaultLocale, ...writtenLocales(leaves).filter((locale) => locale !== defaultLocale)];
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
