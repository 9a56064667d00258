import { expect, it } from 'vitest';
import { beijingInstant } from '../../parts/fields/beijing-time.ts';
import { dayAfter, plannedTimes } from './planned-times.ts';

const now = new Date('2026-11-25T01:00:00Z');
const language = (goLiveAt: string | null, withdrawAt: string | null) => ({ goLiveAt, withdrawAt });
const planned = (...languages: ReturnType<typeof language>[]) => {
  const { at, until } = plannedTimes(languages, now);
  return [at, until].map((time) => (time === null ? null : time.format('YYYY-MM-DD HH:mm:ss')));
};

it('proposes the times that are planned already, as wall time in Beijing', () => {
  expect(planned(language('2026-11-30T16:30:00.000Z', '2026-12-31T20:00:05.000Z'))).toEqual([
    '2026-12-01 00:30:00',
    '2027-01-01 04:00:05',
  ]);
  expect(planned(language(null, '2026-12-01T09:00:00+08:00'))).toEqual([null, '2026-12-01 09:00:00']);
  const { until } = plannedTimes([language(null, '2026-12-01T01:00:00.000Z')], now);
  expect(until && beijingInstant(until)).toBe('2026-12-01T09:00:00+08:00');
});

it('proposes the earliest of times that differ, and none that has passed', () => {
  const [first, second] = ['2026-12-01T01:00:00.000Z', '2026-12-02T01:00:00.000Z'];
  expect(planned(language(second, second), language(null, first), language(null, null))).toEqual([
    '2026-12-02 09:00:00',
    '2026-12-01 09:00:00',
  ]);
  expect(planned(language('2026-11-25T00:59:59.000Z', '2026-11-25T01:00:00.000Z'))).toEqual([null, null]);
  expect(planned()).toEqual([null, null]);
});

it('knows an item whose date is after the day in Beijing on which it would go live', () => {
  const body = { publishedAt: '2026-12-01 18:00:00' };
  const midnight = Date.parse('2026-12-01T00:00:00+08:00');
  expect(dayAfter(midnight - 1, 'news', body)).toBe('2026-12-01');
  // The time of that day does not matter.
  expect(dayAfter(midnight, 'news', body)).toBeUndefined();
  expect(dayAfter(midnight - 1, 'news', { publishedAt: null })).toBeUndefined();
  // The site shows job posts of any date.
  expect(dayAfter(midnight - 1, 'jobPost', { createdAt: '2027-01-01 00:00:00' })).toBeUndefined();
});
