import type { FoundItem } from 'contract/console/content-search.ts';
import type {
  ContentItem,
  ContentRow,
  LanguageDetail,
  LanguageSummary,
  Revision,
  Thumbnail,
} from 'contract/console/content-items.ts';
import type { GrantedPermission } from 'contract/console/permissions.ts';
import { byLocale, defaultLocale, type Locale, localeNames } from 'contract/locales.ts';
import { thumbnailUrl } from '../../pictures/registry.ts';
import type { Publishable } from '../definition.ts';
import { leafName, type Leaves } from '../bodies/leaves.ts';
import { readStoredBody } from '../bodies/read-body.ts';
import { writeBody } from '../bodies/write-body.ts';
import type { ListedItem } from '../lists/list.ts';
import type { FoundRow } from '../lists/search.ts';
import { hasSchedule } from '../changes/item-schedule.ts';
import { problemsByLocale } from '../changes/problems.ts';
import { abilitiesOf, languageAbilitiesOf } from '../rules.ts';
import type { listRevisionRows } from '../items/revisions.ts';
import type { LanguageRow, StoredItem } from '../items/store.ts';
import { shownLanguage } from '../items/shown-language.ts';
import { titlesOf } from '../items/filled-titles.ts';
import { staleFieldsOf } from '../items/translations.ts';

function instantOf(date: Date | null): string | null {
  return date && date.toISOString();
}

type ShownLanguage = Pick<LanguageRow, 'since' | 'goLiveAt' | 'withdrawAt' | 'checkedSource' | 'staleSince'>;

function toLanguageTimes(
  { since, goLiveAt, withdrawAt, checkedSource, staleSince }: ShownLanguage,
  source: Record<string, string>,
) {
  const staleFields = staleFieldsOf({ checkedSource }, source);
  return {
    stale: staleFields.length > 0,
    since: instantOf(since),
    goLiveAt: instantOf(goLiveAt),
    withdrawAt: instantOf(withdrawAt),
    staleFields,
    staleSince: staleFields.length > 0 ? instantOf(staleSince) : null,
  };
}

function toThumbnail({ pictureKind, pictureHash, pictureWidth, focusX, focusY }: ListedItem): Thumbnail | null {
  if (pictureKind === null || pictureHash === null || pictureWidth === null) return null;
  const address = thumbnailUrl({ kind: pictureKind, hash: pictureHash, width: pictureWidth });
  return { address, focus: { x: focusX ?? 0.5, y: focusY ?? 0.5 } };
}

export function toContentRow(item: ListedItem): ContentRow {
  return {
    kind: item.kind,
    id: item.id,
    titles: titlesOf(item.titles),
    thumbnail: toThumbnail(item),
    code: item.code,
    group: item.groupValue,
    position: item.position,
    date: instantOf(item.shownDate ?? item.firstLiveAt),
    version: item.version,
    updatedAt: item.updatedAt.toISOString(),
    updatedBy: item.updatedByName,
    languages: byLocale((locale): LanguageSummary => {
      const row = item.languages[locale];
      return { ...toLanguageTimes(row, item.source), state: row.state, hasNewerDraft: row.newer };
    }),
  };
}

export function toFoundItem({ kind, id, titles, code, groupValue }: FoundRow): FoundItem {
  return { kind, id, titles: titlesOf(titles), code, group: groupValue };
}

export function toContentItem(kind: Publishable, item: StoredItem, granted: readonly GrantedPermission[]): ContentItem {
  const { definition } = kind;
  const leaves = readStoredBody(definition.body, item.draft);
  const problems = problemsByLocale(kind, leaves);
  const facts = {
    lifecycle: definition.lifecycle,
    isFixed: definition.isFixed === true,
    isOrdered: definition.isOrdered === true,
    languages: byLocale((locale) => ({
      ...item.languages[locale],
      hasSchedule: hasSchedule(item.languages[locale]),
      isStale: staleFieldsOf(item.languages[locale], item.source).length > 0,
    })),
  };
  return {
    kind: kind.kind,
    id: item.id,
    version: item.version,
    body: writeBody(definition.body, leaves, { withRowKeys: true }),
    position: item.position,
    updatedAt: item.updatedAt.toISOString(),
    updatedBy: item.updatedByName,
    paths: pathsOf(kind, item.id, leaves),
    languages: byLocale(
      (locale): LanguageDetail => ({
        ...toLanguageTimes(item.languages[locale], item.source),
        ...shownLanguage(item, locale),
        liveRevision: item.languages[locale].state === 'live' ? item.languages[locale].liveRevision : null,
        scheduledRevision: item.languages[locale].scheduledRevision,
        staleTexts: staleTexts(item, locale, leaves),
        problems: problems[locale],
        abilities: languageAbilitiesOf(facts, locale, granted),
      }),
    ),
    abilities: abilitiesOf(facts, granted),
  };
}

/** The pages of a draft; none while the fields that they depend on are incomplete. */
export function pathsOf(kind: Publishable, id: string, leaves: Leaves): string[] {
  const body = writeBody(kind.definition.body, leaves, { withRowKeys: false });
  if (!kind.definition.body.stored.safeParse(body).success) return [];
  return kind.pathsOf({ id, body });
}

function staleTexts({ languages, source }: StoredItem, locale: Locale, leaves: Leaves) {
  const { staleSource, checkedSource } = languages[locale];
  return staleFieldsOf({ checkedSource }, source).map((field) => ({
    field,
    before: staleSource[field]?.text ?? null,
    after: leaves.get(leafName(field, defaultLocale)) ?? null,
    changedAt: staleSource[field]?.at ?? null,
  }));
}

type RevisionRow = Awaited<ReturnType<typeof listRevisionRows>>['rows'][number];

export function toRevision(row: RevisionRow, { languages }: StoredItem): Revision {
  return {
    number: row.number,
    madeAt: row.madeAt.toISOString(),
    madeBy: row.madeByName,
    reason: row.reason,
    madeLive: row.madeLive,
    isLive: localeNames.filter(
      (locale) => languages[locale].state === 'live' && languages[locale].liveRevision === row.number,
    ),
    changed: row.changed,
  };
}
