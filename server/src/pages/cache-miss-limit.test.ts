import { afterEach, expect, it } from 'vitest';
import { RequestCounter } from '../http/limits.ts';
import { RotatingHashKey } from '../rate-limits/rotating-hash-key.ts';
import { costOfMiss, maxMisses, missLimit } from './cache-miss-limit.ts';

let now = 0;
const opened: RotatingHashKey[] = [];
afterEach(() => {
  for (const keys of opened.splice(0)) keys.stop();
});

function newMissLimit(): RequestCounter {
  const keys = new RotatingHashKey(() => now);
  opened.push(keys);
  return new RequestCounter(keys, missLimit);
}

it('allows an IP address a number of pages a minute, then returns the seconds to wait', () => {
  const misses = newMissLimit();
  for (let count = 0; count < maxMisses; count += 1) expect(misses.count('192.0.2.1', 1)).toBeUndefined();
  now += 20_000;
  expect(misses.count('192.0.2.1', 1)).toBe(40);
  expect(misses.count('192.0.2.2', 1)).toBeUndefined();
  now += 40_000;
  expect(misses.count('192.0.2.1', 1)).toBeUndefined();
});

it('counts a search as five pages, and all IP addresses of an IPv6 /64 as one', () => {
  const misses = newMissLimit();
  expect([costOfMiss('search'), costOfMiss('news'), costOfMiss(undefined)]).toEqual([5, 1, 1]);
  expect(costOfMiss('certificates')).toBe(20);
  for (let count = 0; count < 120; count += 1)
    expect(misses.count(`2001:db8::${(count + 1).toString(16)}`, costOfMiss('search'))).toBeUndefined();
  expect(misses.count('2001:db8::ffff', 1)).toBeGreaterThan(0);
  expect(misses.count('2001:db8:1::1', 1)).toBeUndefined();
});
