import { type ContentKind, contentKindNames, contentKinds } from 'contract/console/content-kinds.ts';
import { type ContentRight, mayUseContent } from 'contract/console/content-rights.ts';
import { getToday, type RecentChange, type UpcomingChange, type WaitingItem } from 'contract/console/today.ts';
import { type Locale, localeNames } from 'contract/locales.ts';
import type { Database } from '../../database/open.ts';
import { serveStaff, type SignedIn } from '../../http/serve.ts';
import { withFilledTitles } from '../items/filled-titles.ts';
import {
  findRecent,
  findUpcoming,
  findWaiting,
  type RecentRow,
  type UpcomingRow,
  type WaitingRow,
} from '../lists/today.ts';
import { titlesOf } from '../items/filled-titles.ts';

function kindsWith({ permissions }: SignedIn, rights: readonly ContentRight[]): ContentKind[] {
  return contentKindNames.filter((kind) =>
    rights.some((right) => mayUseContent(contentKinds[kind].lifecycle, right, permissions)),
  );
}

const inOrder = (locales: readonly Locale[]) => localeNames.filter((locale) => locales.includes(locale));

function toWaitingItem({ kind, id, titles, reason, locales, fields, since, updatedByName }: WaitingRow): WaitingItem {
  return {
    kind,
    id,
    titles: titlesOf(titles),
    reason,
    locales: inOrder(locales),
    fields,
    since: since.toISOString(),
    updatedBy: updatedByName,
  };
}

function toUpcomingChange({ kind, id, titles, at, change, locales, missing }: UpcomingRow): UpcomingChange {
  return { kind, id, titles: titlesOf(titles), at: at.toISOString(), change, locales: inOrder(locales), missing };
}

function toRecentChange({ kind, id, titles, updatedAt, updatedByName }: RecentRow): RecentChange {
  return { kind, id, titles: titlesOf(titles), at: updatedAt.toISOString(), by: updatedByName };
}

export const todayRoutes = [
  serveStaff(getToday, async ({ db }: { db: Database }, { whose }, { signedIn }) => {
    const readable = kindsWith(signedIn, ['read']);
    const [waiting, upcoming, recent] = await Promise.all([
      findWaiting(db, {
        translatable: kindsWith(signedIn, ['edit', 'translate']),
        editable: kindsWith(signedIn, ['edit', 'publish']),
        accountId: whose === 'mine' ? signedIn.accountId : undefined,
      }),
      findUpcoming(db, readable, new Date()),
      findRecent(db, readable),
    ]);
    return {
      waiting: {
        content: await withFilledTitles(db, waiting.rows.map(toWaitingItem)),
        totalElements: waiting.total,
        stale: waiting.stale,
      },
      upcoming: await withFilledTitles(db, upcoming.map(toUpcomingChange)),
      recent: await withFilledTitles(db, recent.map(toRecentChange)),
    };
  }),
];
