import type { LanguageSummary } from 'contract/console/content-items.ts';
import type { ContentKind } from 'contract/console/content-kinds.ts';
import type { Dayjs } from 'dayjs';
import { definitionOf } from '../../content-kinds/kinds.ts';
import { beijingTime } from '../../parts/fields/beijing-time.ts';
import { formatDay } from '../../text/format.ts';
import type { Body } from '../body.ts';

/** The day of an item's date if it is after the day in Beijing on which the item would go live: the gateway rejects that. */
export function dayAfter(goesLiveAt: number, kind: ContentKind, body: Body): string | undefined {
  const { date, isHiddenUntilDate } = definitionOf(kind);
  const value = isHiddenUntilDate === true && date !== undefined ? body[date] : undefined;
  const day = typeof value === 'string' ? value.slice(0, 10) : '';
  return day > formatDay(new Date(goesLiveAt).toISOString()) ? day : undefined;
}

export type PlannedTimes = { at: Dayjs | null; until: Dayjs | null };

/**
 * When languages go live and are withdrawn, as they are planned now. Those that differ get the earliest times of all:
 * then none stays on the site longer than planned.
 */
export function plannedTimes(
  languages: readonly Pick<LanguageSummary, 'goLiveAt' | 'withdrawAt'>[],
  now: Date,
): PlannedTimes {
  return {
    at: earliest(
      languages.map(({ goLiveAt }) => goLiveAt),
      now,
    ),
    until: earliest(
      languages.map(({ withdrawAt }) => withdrawAt),
      now,
    ),
  };
}

/** A time that has passed was left by a schedule that runs just now. */
function earliest(instants: readonly (string | null)[], now: Date): Dayjs | null {
  const coming = instants
    .flatMap((instant) => (instant === null ? [] : [Date.parse(instant)]))
    .filter((instant) => instant > now.getTime());
  return coming.length === 0 ? null : beijingTime(Math.min(...coming));
}
