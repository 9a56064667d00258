import { expect, it } from 'vitest';
import { findNumber } from './find-number.ts';

async function hashOf(salt: string, number: number): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${salt}${number}`));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

it('findNumber solves a challenge with a salt of any length', async () => {
  for (let length = 0; length <= 200; length += 1) {
    const salt = 'ß'.repeat(length % 3) + 's'.repeat(length);
    const number = (length * 37) % 1200;
    expect(findNumber(await hashOf(salt, number), salt, 1200), `${length} characters`).toBe(number);
  }
});

it('findNumber finds the first and the last number, and none beyond the limit', async () => {
  const salt = '0123456789abcdef01234567?kind=message&issued=1795255200000&expires=1795258800&';
  expect(findNumber(await hashOf(salt, 0), salt, 100)).toBe(0);
  expect(findNumber(await hashOf(salt, 100), salt, 100)).toBe(100);
  expect(findNumber(await hashOf(salt, 101), salt, 100)).toBeUndefined();
});
