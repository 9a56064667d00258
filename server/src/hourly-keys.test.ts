import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HourlyKeys } from './hourly-keys.ts';
import { CountedRequests } from './http/limits.ts';
import { ExpiringMemory } from './submissions/expiring-memory.ts';
import { WeightedLimit } from './submissions/weighted-limit.ts';

const minute = 60_000;
const address = '203.0.113.7';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(() => void vi.useRealTimers());

it('knows an address by another hash in the next hour, and by none that was two hours ago', () => {
  const keys = new HourlyKeys();
  const first = keys.hash(address);
  expect(keys.hash(address)).toBe(first);
  vi.advanceTimersByTime(60 * minute);
  expect([keys.hash(address) === first, keys.hashBefore(address)]).toEqual([false, first]);
  vi.advanceTimersByTime(60 * minute);
  expect([keys.hash(address), keys.hashBefore(address)]).not.toContain(first);
  keys.stop();
});

it('forgets its key without being asked, even where its clock then stands where it stood', () => {
  const clock = { now: 0 };
  const keys = new HourlyKeys(() => clock.now);
  const first = keys.hash(address);
  clock.now = 120 * minute;
  vi.advanceTimersByTime(minute);
  // Nobody's clock goes back: here it shows what the timer alone has done.
  clock.now = 0;
  expect([keys.hash(address), keys.hashBefore(address)]).not.toContain(first);
  keys.stop();
});

it('has what was counted forgotten when it is a window old, without any further call', () => {
  const keys = new HourlyKeys();
  const limit = new WeightedLimit({ most: 5, seconds: 3600 }, keys);
  const requests = new CountedRequests(keys);
  const memory = new ExpiringMemory<string>(60 * minute, 10, keys.now);
  keys.eachMinute(() => memory.forgetEnded());
  limit.count(address, 1);
  requests.incr(keys.hash(address), () => undefined, 10 * minute);
  memory.remember('submission', 'message');
  const held = () => [limit.addresses, requests.addresses, memory.size];
  expect(held()).toEqual([1, 1, 1]);
  vi.advanceTimersByTime(11 * minute);
  expect(held()).toEqual([1, 0, 1]);
  vi.advanceTimersByTime(51 * minute);
  expect(held()).toEqual([0, 0, 0]);
  keys.stop();
  expect(vi.getTimerCount()).toBe(0);
});
