import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RequestCounter } from '../http/limits.ts';
import { RotatingHashKey } from './rotating-hash-key.ts';

const minute = 60_000;
const ip = '203.0.113.7';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(() => void vi.useRealTimers());

it('hashes an IP address differently in the next hour', () => {
  const keys = new RotatingHashKey();
  const first = keys.hash(ip);
  expect(keys.hash(ip)).toBe(first);
  vi.advanceTimersByTime(60 * minute);
  expect(keys.hash(ip)).not.toBe(first);
  keys.stop();
});

it('replaces its key by a timer, without a call', () => {
  const clock = { now: 0 };
  const keys = new RotatingHashKey(() => clock.now);
  const first = keys.hash(ip);
  clock.now = 120 * minute;
  vi.advanceTimersByTime(minute);
  // With the clock set back, only the timer can have replaced the key.
  clock.now = 0;
  expect(keys.hash(ip)).not.toBe(first);
  keys.stop();
});

it('lets counters be deleted after their window, without a further request', () => {
  const keys = new RotatingHashKey();
  const requests = new RequestCounter(keys, { max: 1, timeWindow: 10 * minute });
  expect([requests.count(ip), requests.count(ip)]).toEqual([undefined, 600]);
  expect(requests.ips).toBe(1);
  vi.advanceTimersByTime(11 * minute);
  expect(requests.ips).toBe(0);
  keys.stop();
  expect(vi.getTimerCount()).toBe(0);
});
