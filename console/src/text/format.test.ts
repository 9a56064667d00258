import { expect, it } from 'vitest';
import { formatExactTimestamp, formatTimestamp, readTimestamp } from './format.ts';

// Beijing is eight hours ahead: there it is already the 24th.
const now = new Date('2026-11-23T17:00:00Z');

it.each([
  ['2026-11-24 00:30:15', '00:30', '00:30:15'],
  ['2026-11-23 23:59:59', '11-23 23:59', '11-23 23:59:59'],
  ['2025-06-30 10:00:00', '2025-06-30', '2025-06-30 10:00:00'],
])('shortens %s by the day in Beijing', (timestamp, short, exact) => {
  expect([formatTimestamp(timestamp, now), formatExactTimestamp(timestamp, now)]).toEqual([short, exact]);
});

it('reads timestamps in Beijing time', () => {
  expect(readTimestamp('2026-11-24 01:00:00')).toEqual(now);
});
