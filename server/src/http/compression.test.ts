import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { CachedResponse } from './cached-response.ts';
import { compressedBytes } from './compression.ts';

it('compresses a response thoroughly after its second request', async () => {
  const response = new CachedResponse(
    Array.from({ length: 3000 }, (_none, index) => `coke ${index % 97} ${index}`).join(),
  );
  const quick = (await response.encoded('br')).length;
  void response.encoded('br');
  await expect.poll(async () => (await response.encoded('br')).length).toBeLessThan(quick);
});

it('limits the total size of all compressed bodies', async () => {
  // Random text compresses to half at best.
  const responses = Array.from({ length: 60 }, () => new CachedResponse(randomBytes(512 * 1024).toString('base64')));
  for (const response of responses) await Promise.all([response.encoded('br'), response.encoded('gzip')]);
  expect(compressedBytes()).toBeGreaterThan(9 * 1024 * 1024);
  expect(compressedBytes()).toBeLessThanOrEqual(12 * 1024 * 1024);
});

it('allocates small bodies outside the buffer pool', async () => {
  const response = new CachedResponse('a small response '.repeat(100));
  for (const encoding of ['identity', 'br', 'gzip'] as const) {
    const form = await response.encoded(encoding);
    expect(form.buffer.byteLength, encoding).toBe(form.length);
  }
});

it('compresses equal bodies once', async () => {
  const text = 'carbon '.repeat(1000);
  const first = await new CachedResponse(text).encoded('br');
  expect(await new CachedResponse(text).encoded('br')).toBe(first);
});
