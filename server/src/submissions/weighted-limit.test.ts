import { expect, it } from 'vitest';
import { HourlyKeys } from '../hourly-keys.ts';
import { WeightedLimit } from './weighted-limit.ts';

const minute = 60_000;

function limited({ most = 5, seconds = 3600 } = {}) {
  const clock = { now: 12.3 * 60 * minute };
  const limit = new WeightedLimit({ most, seconds }, new HourlyKeys(() => clock.now));
  const countTimes = (times: number, address = 'a') =>
    Array.from({ length: times }, () => limit.count(address, 1)).filter((wait) => wait === undefined).length;
  return { clock, limit, countTimes };
}

it('lets an address send its allowance, and then says when there is room again', () => {
  const { clock, limit, countTimes } = limited();
  expect(countTimes(6)).toBe(5);
  expect(limit.count('b', 1)).toBeUndefined();
  const wait = limit.count('a', 1) ?? 0;
  expect(wait).toBeGreaterThan(59 * 60);
  expect(wait).toBeLessThanOrEqual(61 * 60);
  clock.now += (wait - 1) * 1000;
  expect(limit.count('a', 1)).toBe(1);
  clock.now += 1000;
  expect(countTimes(6)).toBe(5);
});

it('makes room as it was used up, not all at once', () => {
  const { clock, limit, countTimes } = limited();
  countTimes(3);
  clock.now += 30 * minute;
  countTimes(2);
  clock.now += 31 * minute;
  expect(countTimes(9)).toBe(3);
  expect(limit.count('a', 1) ?? 0).toBeLessThanOrEqual(30 * 60);
});

it('weighs: one of five leaves no room, and what weighs more than all fits into the whole', () => {
  const { limit } = limited();
  expect(limit.count('a', 5)).toBeUndefined();
  expect(limit.count('a', 1)).toBeGreaterThan(0);
  expect(limit.count('b', 1)).toBeUndefined();
  expect(limit.count('b', 5)).toBeGreaterThan(0);
  const { limit: small } = limited({ most: 3 });
  expect(small.count('a', 5)).toBeUndefined();
  expect(small.count('a', 5)).toBeGreaterThan(0);
});

it('does not count what it refuses', () => {
  const { clock, limit, countTimes } = limited();
  countTimes(5);
  clock.now += 59 * minute;
  for (let times = 0; times < 50; times += 1) expect(limit.count('a', 1)).toBeGreaterThan(0);
  clock.now += 3 * minute;
  expect(countTimes(6)).toBe(5);
});

it('gives no second allowance at the turn of the hour, whichever second it falls on', () => {
  for (let before = 0; before < 60; before += 7) {
    const { clock, countTimes } = limited();
    clock.now = 13 * 60 * minute - before * minute - 1;
    expect(countTimes(9)).toBe(5);
    clock.now = 13 * 60 * minute;
    expect(countTimes(9), `${before} minutes before the turn`).toBe(0);
    clock.now += (60 - before) * minute - 2;
    expect(countTimes(9)).toBe(0);
  }
});

it('never lets more than the allowance pass in any hour, however the address tries', () => {
  const { clock, limit } = limited();
  const passed: number[] = [];
  for (let step = 0; step < 2000; step += 1) {
    clock.now += ((step * 7919) % 97) * 1000;
    if (limit.count('a', 1) === undefined) passed.push(clock.now);
  }
  expect(passed.length).toBeGreaterThan(100);
  for (const [index, time] of passed.entries())
    expect((passed[index + 5] ?? Number.POSITIVE_INFINITY) - time).toBeGreaterThanOrEqual(60 * minute);
});

it('gives back what was reserved and not used, to the time it was counted in', () => {
  const { limit } = limited();
  const giveBack = limit.reserve('a', 5);
  expect(() => limit.reserve('a', 1)).toThrow('tooManyRequests');
  giveBack(3);
  expect([limit.count('a', 3), limit.count('a', 1)]).toEqual([undefined, expect.any(Number)]);
  // What is given back late makes no more room than there was.
  const { limit: other, clock: later } = limited();
  const late = other.reserve('a', 5);
  later.now += 62 * minute;
  expect(other.count('a', 5)).toBeUndefined();
  late(5);
  expect(other.count('a', 1)).toBeGreaterThan(0);
});
