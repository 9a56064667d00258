import dayjs from 'dayjs';
import { afterEach, expect, it, vi } from 'vitest';
import { learnTime } from '../../text/clock.ts';
import { beijingTime } from './beijing-time.ts';

afterEach(() => {
  vi.useRealTimers();
  learnTime(new Date().toUTCString());
});

it('is the wall time in Beijing, whatever this computer’s time zone is', () => {
  expect(beijingTime(Date.parse('2026-11-28T18:39:18Z')).format('YYYY-MM-DD HH:mm:ss')).toBe('2026-11-29 02:39:18');
});

it('is the present time of the pickers, by the gateway’s clock', () => {
  vi.useFakeTimers({ now: new Date('2020-01-01T00:00:00Z') });
  learnTime('Sat, 28 Nov 2026 18:39:18 GMT');
  const now: unknown = Reflect.apply(Reflect.get(dayjs(), 'tz'), dayjs(), []);
  expect(dayjs.isDayjs(now) && now.format('YYYY-MM-DD HH:mm:ss')).toBe('2026-11-29 02:39:18');
});
