import { afterEach, expect, it, vi } from 'vitest';
import { currentTime, learnTime } from './clock.ts';

afterEach(() => vi.useRealTimers());

const timeAfter = (clock: string, header: string | null): string => {
  vi.useFakeTimers({ now: new Date(clock) });
  learnTime(header);
  return currentTime().toISOString();
};

it('follows the gateway’s clock if this computer’s is wrong', () => {
  const wrong = '2020-01-01T00:00:00.000Z';
  expect(timeAfter(wrong, 'Thu, 26 Nov 2026 18:20:24 GMT')).toBe('2026-11-26T18:20:24.000Z');
  vi.setSystemTime('2020-01-01T00:01:00Z');
  expect(currentTime().toISOString()).toBe('2026-11-26T18:21:24.000Z');
  // A response without the header changes nothing.
  expect(timeAfter(wrong, null)).toBe('2026-11-26T18:20:24.000Z');
});

it('keeps this computer’s clock if it differs by no more than a slow response', () => {
  expect(timeAfter('2026-11-26T18:20:28.500Z', 'Thu, 26 Nov 2026 18:20:24 GMT')).toBe('2026-11-26T18:20:28.500Z');
});
