import type { LanguageSummary } from 'contract/console/content-items.ts';
import dayjs, { type Dayjs } from 'dayjs';

/** A wall time in Beijing as an instant, whatever this computer's time zone is. */
export function beijingInstant(time: Dayjs): string {
  return `${time.format('YYYY-MM-DDTHH:mm:ss')}+08:00`;
}

const beijingOffset = 8 * 3_600_000;

/** An instant as the wall time in Beijing, whatever this computer's time zone is. */
export function beijingTime(instant: number): Dayjs {
  return dayjs(new Date(instant + beijingOffset).toISOString().slice(0, 19));
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
