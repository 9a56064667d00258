import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { publicFilesIn } from '../files/public-files.ts';
import { HttpError } from '../http/http-error.ts';
import { createDocumentCache, type DocumentCache, fileOf } from './document-cache.ts';
import type { ProductSheet } from './document-content.ts';

let dataDir: string;
let cache: DocumentCache;
beforeAll(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'document-cache-'));
  cache = createDocumentCache(publicFilesIn(dataDir));
});
afterAll(() => {
  cache.close();
  rmSync(dataDir, { recursive: true });
});

const text = { text: 'Coke' };
const content: ProductSheet = {
  kind: 'productSheet',
  locale: 'en',
  publisher: { name: 'Beiyao', description: '', address: '', phone: '', mail: '' },
  url: 'https://www.carbon.example/',
  date: undefined,
  product: {
    itemNo: 'BY-1',
    url: 'https://www.carbon.example/',
    name: text,
    englishName: '',
    category: text,
    introduction: text,
    specification: [],
  },
};
const versionOf = (digit: string) => digit.repeat(20);

it('has at most 1,024 files, whatever is requested', () => {
  const names = new Set(
    Array.from({ length: 20_000 }, (_none, number) => fileOf(`/en/documents/products/${number}.pdf`)),
  );
  expect(names.size).toBe(1024);
});

it('gives the slot of a document to the next one, and never sends the wrong one', async () => {
  const first = { url: '/en/documents/products/0.pdf', version: versionOf('a') };
  const number = Array.from({ length: 20_000 }, (_none, index) => index + 1).find(
    (other) => fileOf(`/en/documents/products/${other}.pdf`) === fileOf(first.url),
  );
  const second = { url: `/en/documents/products/${number}.pdf`, version: versionOf('b') };
  expect(await cache.find(first)).toBeUndefined();
  const [drawn] = await Promise.all([cache.draw(first, content), cache.draw(first, content)]);
  expect((await cache.find(first))?.equals(drawn)).toBe(true);
  expect(await cache.find({ ...first, version: versionOf('c') })).toBeUndefined();
  await cache.draw(second, content);
  expect(await cache.find(first)).toBeUndefined();
  expect(await cache.find(second)).toBeDefined();
  expect(readdirSync(path.join(dataDir, 'product-documents'))).toEqual([fileOf(first.url)]);
});

it('rejects a drawing when the queue is full, and draws again afterwards', async () => {
  const requested = Array.from({ length: 30 }, (_none, index) =>
    cache.draw({ url: `/${index}`, version: versionOf('d') }, content),
  );
  const settled = await Promise.allSettled(requested);
  const rejected = settled.filter((drawing) => drawing.status === 'rejected');
  expect(rejected.map(({ reason }) => reason)).toEqual(Array.from({ length: 6 }, () => new HttpError('unavailable')));
  expect((await cache.draw({ url: '/next', version: versionOf('e') }, content)).length).toBeGreaterThan(1000);
});

it('returns a document that cannot be stored, and logs why', async () => {
  const document = { url: '/unstored', version: versionOf('f') };
  // The rename onto a folder fails.
  const blocking = path.join(dataDir, 'product-documents', fileOf(document.url));
  mkdirSync(path.join(blocking, 'x'), { recursive: true });
  vi.mocked(console.error).mockImplementation(() => undefined);
  expect((await cache.draw(document, content)).subarray(0, 5).toString()).toBe('%PDF-');
  expect(vi.mocked(console.error).mock.calls).toEqual([
    ['A document of a product could not be stored:', expect.stringContaining('EISDIR')],
  ]);
  vi.mocked(console.error).mockClear();
  rmSync(blocking, { recursive: true });
  const next = { ...document, version: versionOf('9') };
  await cache.draw(next, content);
  expect(await cache.find(next)).toBeDefined();
});
