import dayjs, { type Dayjs } from 'dayjs';
import { currentTime } from '../../text/clock.ts';

const beijingOffset = 8 * 3_600_000;

/** An instant as the wall time in Beijing, whatever this computer's time zone is. */
export function beijingTime(instant: number): Dayjs {
  return dayjs(new Date(instant + beijingOffset).toISOString().slice(0, 19));
}

/** A wall time in Beijing as an instant, whatever this computer's time zone is. */
export function beijingInstant(time: Dayjs): string {
  return `${time.format('YYYY-MM-DDTHH:mm:ss')}+08:00`;
}

/**
 * Makes the pickers of Ant Design follow the gateway's clock in Beijing. They take the present time from `dayjs().tz()`
 * if dayjs has that method: today's mark, the month they open with, and the day if only an hour is chosen.
 */
dayjs.extend((_options, { prototype }) => {
  Object.assign(prototype, { tz: () => beijingTime(currentTime().getTime()) });
});
