/** Pure decisions: the states of a language, what is shown of an item, and what a member of staff may do with it. */
import type { ContentKindDefinition, ContentLifecycle } from 'contract/console/content-kinds.ts';
import { mayUseContent } from 'contract/console/content-rights.ts';
import type { LanguageState } from 'contract/console/content-items.ts';
import type { GrantedPermission } from 'contract/console/permissions.ts';
import { defaultLocale, type Locale, localeNames } from 'contract/locales.ts';

/** The stored state of a language. What staff see besides, `missing` and `draft`, depends on the draft. */
export type StoredState = 'unpublished' | 'scheduled' | 'live' | 'withdrawn';

export type Transition = 'publish' | 'schedule' | 'goLive' | 'cancelSchedule' | 'withdraw' | 'undoWithdrawal';

/** The state after each transition. A live language stays live while a later revision is scheduled. */
const transitions: Record<Transition, Partial<Record<StoredState, StoredState>>> = {
  publish: { unpublished: 'live', scheduled: 'live', live: 'live', withdrawn: 'live' },
  schedule: { unpublished: 'scheduled', scheduled: 'scheduled', live: 'live', withdrawn: 'scheduled' },
  goLive: { scheduled: 'live', live: 'live' },
  cancelSchedule: { scheduled: 'unpublished', live: 'live' },
  withdraw: { live: 'withdrawn' },
  undoWithdrawal: { withdrawn: 'live' },
};

/** Undefined if the transition is impossible. `wasLive` tells a new language from one that was withdrawn. */
export function stateAfter(transition: Transition, state: StoredState, wasLive: boolean): StoredState | undefined {
  const next = transitions[transition][state];
  return next === 'unpublished' && wasLive ? 'withdrawn' : next;
}

export type LanguageFacts = { state: StoredState; liveRevision: number | null };

/** What staff see. A language without any text is missing. */
export function shownState(state: StoredState, isWritten: boolean): LanguageState {
  if (state !== 'unpublished') return state;
  return isWritten ? 'draft' : 'missing';
}

/**
 * The languages in which the site lists an item: those that are live, and those that were never published while the
 * Chinese text is live, which is shown instead. A withdrawn language is not listed.
 */
export function visibleIn(languages: Readonly<Record<Locale, LanguageFacts>>): Locale[] {
  const showsChinese = languages[defaultLocale].state === 'live';
  return localeNames.filter((locale) => {
    const { state, liveRevision } = languages[locale];
    return state === 'live' || (showsChinese && liveRevision === null);
  });
}

/**
 * Of the live revisions, the one that gives the fields that all languages share: that of the Chinese text, so that
 * publishing a translation does not change the Chinese page. Without it, the newest.
 */
export function leadingRevision(live: Partial<Record<Locale, number>>): number | undefined {
  return live[defaultLocale] ?? Object.values(live).toSorted((a, b) => b - a)[0];
}

/** Whether a member of staff may change a leaf: a translator only texts of languages other than Chinese. */
export function mayChange(
  lifecycle: ContentLifecycle,
  locale: Locale | null,
  granted: readonly GrantedPermission[],
): boolean {
  if (mayUseContent(lifecycle, 'edit', granted)) return true;
  return locale !== null && locale !== defaultLocale && mayUseContent(lifecycle, 'translate', granted);
}

type ItemFacts = {
  lifecycle: ContentLifecycle;
  isFixed: boolean;
  isOrdered: boolean;
  languages: Readonly<Record<Locale, LanguageFacts & { hasSchedule: boolean; isStale: boolean }>>;
};

/** Whether no language has ever been on the site, and none will be. */
export function wasNeverPublished(languages: Readonly<Record<Locale, LanguageFacts>>): boolean {
  return localeNames.every((locale) => languages[locale].state === 'unpublished');
}

/** What a member of staff may do with a list. `publish` and `withdraw` are of some items at once. */
export function listAbilitiesOf(
  { lifecycle, isFixed, isOrdered }: ContentKindDefinition,
  granted: readonly GrantedPermission[],
) {
  const publish = mayUseContent(lifecycle, 'publish', granted);
  return {
    create: isFixed !== true && mayUseContent(lifecycle, 'edit', granted),
    reorder: isOrdered === true && publish,
    // A record is never published by itself.
    publish: lifecycle !== 'record' && publish,
    withdraw: isFixed !== true && publish,
  };
}

export function abilitiesOf(
  { lifecycle, isFixed, isOrdered, languages }: ItemFacts,
  granted: readonly GrantedPermission[],
) {
  const edit = mayUseContent(lifecycle, 'edit', granted);
  return {
    edit,
    delete: edit && !isFixed && wasNeverPublished(languages),
    restore: edit || mayUseContent(lifecycle, 'translate', granted),
    preview: mayUseContent(lifecycle, 'read', granted),
    reorder: isOrdered && mayUseContent(lifecycle, 'publish', granted),
  };
}

export function languageAbilitiesOf(
  { lifecycle, isFixed, languages }: ItemFacts,
  locale: Locale,
  granted: readonly GrantedPermission[],
) {
  const { state, hasSchedule, isStale } = languages[locale];
  const publish = mayUseContent(lifecycle, 'publish', granted);
  const edit = mayChange(lifecycle, locale, granted);
  return {
    edit,
    publish: publish && lifecycle !== 'record',
    withdraw: publish && !isFixed && state === 'live',
    undoWithdrawal: publish && state === 'withdrawn',
    cancelSchedule: publish && hasSchedule,
    confirmTranslation: edit && isStale,
  };
}
