import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Fails every test in which anything writes to console.error or console.warn. */
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  expect(vi.mocked(console.warn).mock.calls).toEqual([]);
  vi.restoreAllMocks();
  // The next file runs in the same process.
  vi.useRealTimers();
});
