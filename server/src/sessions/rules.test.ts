import { expect, it } from 'vitest';
import { countAttempt, type Failures } from './rules.ts';

const start = Date.parse('2026-11-23T01:00:00Z');
const minute = 60_000;

/** Fails at each of these times, in milliseconds; returns the waits that were answered, and the last state. */
function failAt(times: readonly number[]): { waits: (number | undefined)[]; failures: Failures | undefined } {
  let failures: Failures | undefined;
  const waits = times.map((time) => {
    const attempt = countAttempt(failures, new Date(start + time));
    failures = attempt.failures;
    return attempt.waitSeconds;
  });
  return { waits, failures };
}

const nine = Array.from({ length: 9 }, (_, index) => index * 1000);

it('delays from the tenth failure on by 1, 2, 4, 8 and then 15 minutes', () => {
  const times = [...nine];
  const delays: number[] = [];
  for (let time = 10_000, round = 0; round < 7; round += 1) {
    times.push(time);
    const until = failAt(times).failures?.delayedUntil?.getTime() ?? 0;
    delays.push((until - start - time) / minute);
    // The next failure comes when the delay has just ended.
    time = until - start + 1;
  }
  expect(delays).toEqual([1, 2, 4, 8, 15, 15, 15]);
});

it('does not count attempts during a delay', () => {
  const { waits, failures } = failAt([...nine, 10_000, 20_000, 69_000]);
  expect(waits.slice(-2)).toEqual([50, 1]);
  expect(failures?.failures).toBe(10);
});

it('forgets failures after a quarter of an hour, and delays a quarter of an hour after their end', () => {
  expect(failAt([...nine, 15 * minute]).failures).toMatchObject({ failures: 1, delayedUntil: null });
  const afterDelay = 10_000 + minute + 15 * minute;
  expect(failAt([...nine, 10_000, afterDelay - 1]).failures?.delays).toBe(2);
  expect(failAt([...nine, 10_000, afterDelay]).failures).toMatchObject({ failures: 1, delays: 0 });
});
