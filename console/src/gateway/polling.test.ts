import { environmentManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pollingOptions } from './polling.ts';

const second = 1000;
const minute = 60 * second;

beforeEach(() => {
  vi.useFakeTimers();
  // Without a window the cache would not poll.
  environmentManager.setIsServer(() => false);
});
afterEach(() => {
  vi.useRealTimers();
  environmentManager.setIsServer(() => true);
});

/** Begins to poll, and counts the reads. */
function poll(read: () => Promise<string>) {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const queryFn = vi.fn<() => Promise<string>>(read);
  const optionsOf = (polling: 'running' | 'paused') => ({ queryKey: ['sample'], queryFn, ...pollingOptions(polling) });
  const observer = new QueryObserver(cache, optionsOf('running'));
  const stop = observer.subscribe(() => undefined);
  return {
    reads: () => queryFn.mock.calls.length,
    set: (polling: 'running' | 'paused') => observer.setOptions(optionsOf(polling)),
    stop: () => {
      stop();
      cache.clear();
    },
  };
}

it('reads every minute', async () => {
  const { reads, stop } = poll(() => Promise.resolve('read'));
  await vi.advanceTimersByTimeAsync(3 * minute + second);
  expect(reads()).toBe(4);
  stop();
});

it('reads at once when use begins again after more than a minute', async () => {
  const { reads, set, stop } = poll(() => Promise.resolve('read'));
  await vi.advanceTimersByTimeAsync(second);
  set('paused');
  await vi.advanceTimersByTimeAsync(20 * minute);
  expect(reads()).toBe(1);
  set('running');
  await vi.advanceTimersByTimeAsync(second);
  expect(reads()).toBe(2);
  await vi.advanceTimersByTimeAsync(58 * second);
  expect(reads(), 'then every minute again').toBe(2);
  await vi.advanceTimersByTimeAsync(2 * second);
  expect(reads()).toBe(3);
  stop();
});

it('does not read what is newer than a minute when use begins again', async () => {
  const { reads, set, stop } = poll(() => Promise.resolve('read'));
  await vi.advanceTimersByTimeAsync(10 * second);
  set('paused');
  await vi.advanceTimersByTimeAsync(20 * second);
  set('running');
  await vi.advanceTimersByTimeAsync(29 * second);
  expect(reads()).toBe(1);
  await vi.advanceTimersByTimeAsync(2 * second);
  expect(reads()).toBe(2);
  stop();
});

it('reads a minute after a failure, and waits for a read that hangs', async () => {
  const failing = poll(() => Promise.reject(new Error('sample')));
  await vi.advanceTimersByTimeAsync(2 * minute + second);
  expect(failing.reads()).toBe(3);
  failing.stop();
  const hanging = poll(() => new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(5 * minute);
  expect(hanging.reads()).toBe(1);
  hanging.stop();
});
