import { isDeepStrictEqual } from 'node:util';
import { expect, type Page } from '@playwright/test';

/** Reads a value until it is the same twice in a row, this many milliseconds apart. */
export async function settledValue<Value>(
  read: () => Promise<Value>,
  interval: number,
  timeout?: number,
): Promise<Value> {
  const readings: Value[] = [];
  const isSettled = async () => {
    const reading = await read();
    readings.unshift(reading);
    return readings.length > 1 && isDeepStrictEqual(readings[0], readings[1]);
  };
  await expect.poll(isSettled, { intervals: [interval], ...(timeout !== undefined && { timeout }) }).toBe(true);
  return read();
}

/**
 * Expects the same value after this many milliseconds. Only for what must not happen: that is no event which a test
 * could await.
 */
export async function expectUnchanged(
  page: Page,
  read: () => Promise<unknown>,
  milliseconds: number,
  message?: string,
): Promise<void> {
  const before = await read();
  await page.waitForTimeout(milliseconds);
  expect(await read(), message).toEqual(before);
}
