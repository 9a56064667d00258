import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { CachedResponse } from './cached-response.ts';
import { compressedBytes } from './compression.ts';

it('compresses a response again at its second request, and once more when it stays the same', async () => {
  const response = new CachedResponse(
    Array.from({ length: 3000 }, (_none, index) => `coke ${index % 97} ${index}`).join(),
  );
  const size = async () => (await response.encoded('br')).length;
  const quick = await size();
  await expect.poll(size).toBeLessThan(quick);
  const thorough = await size();
  // What must not happen is no event to wait for.
  await setTimeout(300);
  expect(await size()).toBe(thorough);
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + 61_000);
  await expect.poll(size).toBeLessThan(thorough);
  const best = await response.encoded('br');
  expect(brotliDecompressSync(best)).toEqual(response.body);
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

it('joins its parts, and does not count what it shares', async () => {
  const shared = Buffer.from('.coke { color: black }');
  const response = new CachedResponse('<style>', { shared }, Buffer.from('</style>'), '石油焦');
  expect(response.body.toString()).toBe('<style>.coke { color: black }</style>石油焦');
  expect(brotliDecompressSync(await response.encoded('br'))).toEqual(response.body);
  expect(response.bytes).toBe(response.body.length - shared.length);
});

it('compresses equal bodies once', async () => {
  const text = 'carbon '.repeat(1000);
  const first = await new CachedResponse(text).encoded('br');
  expect(await new CachedResponse(text).encoded('br')).toBe(first);
});
