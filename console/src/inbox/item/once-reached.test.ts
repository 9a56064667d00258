import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onceReached } from './once-reached.ts';

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-24T12:00:00Z') }));
afterEach(() => vi.useRealTimers());

it('runs when the instant is reached, also days later, and not before', () => {
  const run = vi.fn<() => void>();
  onceReached('2026-12-24T12:00:00Z', Date.now(), run);
  vi.advanceTimersByTime(30 * 24 * 60 * 60_000 - 1);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});

it('runs half a minute later if the instant has passed: the gateway’s clock is behind', () => {
  const run = vi.fn<() => void>();
  onceReached('2026-11-24T12:00:00Z', Date.now(), run);
  vi.advanceTimersByTime(29_999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});

it('can be cancelled', () => {
  const run = vi.fn<() => void>();
  onceReached('2026-11-24T12:00:10Z', Date.now(), run)();
  vi.advanceTimersByTime(60_000);
  expect(run).not.toHaveBeenCalled();
});
