/** The zip of an export, and its bounds. */
import { crc32 } from 'node:zlib';
import type { ContentFile } from 'contract/console/content-file.ts';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { type ExportedFilm, packContent, siteBounds, unpackContent, unpackFilms } from './content-zip.ts';

const megabyte = 1024 * 1024;

const filmOf = (name: string, chunks: readonly Uint8Array[]): ExportedFilm => ({
  name,
  type: 'mp4',
  bytes: chunks.reduce((sum, { length }) => sum + length, 0),
  read: async () => streamOf(chunks),
});

async function* streamOf(chunks: readonly Uint8Array[]) {
  yield* chunks;
}

const listed = (name: string): ContentFile['films'][number] => ({
  name,
  type: 'mp4',
  width: 2,
  height: 2,
  seconds: 1,
  poster: null,
  captions: {},
});

function exported(films: readonly ExportedFilm[]) {
  const content: ContentFile = {
    format: 'carbon-group-content',
    version: 2,
    exportedAt: '2026-11-24T00:00:00Z',
    items: [],
    pictures: [{ name: 'a', description: { cn: '一' }, focus: { x: 0, y: 0 } }],
    films: films.map(({ name }) => listed(name)),
  };
  return { content, pictures: new Map([['a', Buffer.from('picture')]]), films };
}

async function zipOf(films: readonly ExportedFilm[]): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of packContent(exported(films))) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const two = [filmOf('one', [Buffer.from('one '), Buffer.from('film')]), filmOf('two', [Buffer.alloc(100_000, 7)])];

it('has the sizes and checksums of all entries in its directory', async () => {
  const zip = await zipOf(two);
  const entries = unzipSync(zip);
  expect(Object.keys(entries)).toEqual(['content.json', 'pictures/a.jpg', 'films/one.mp4', 'films/two.mp4']);
  const directory = Buffer.from([0x50, 0x4b, 1, 2]);
  let at = 0;
  for (const content of Object.values(entries)) {
    at = zip.indexOf(directory, at + 1);
    expect([zip.readUInt32LE(at + 16), zip.readUInt32LE(at + 24)]).toEqual([crc32(content), content.length]);
    expect(zip.readUInt32LE(zip.readUInt32LE(at + 42) + 14)).toBe(crc32(content));
  }
});

it('is read in two passes: content first, then film by film', async () => {
  const zip = await zipOf(two);
  const packed = await unpackContent(streamOf([zip.subarray(0, 50), zip.subarray(50)]));
  expect(packed).toEqual({ ...exported(two), films: new Set(['one', 'two']) });
  const read: unknown[] = [];
  for await (const { name, fileName, content } of unpackFilms(streamOf([zip]))) {
    // The first is passed over.
    if (name === 'one') continue;
    let bytes = 0;
    for await (const chunk of content) bytes += chunk.length;
    read.push(fileName, bytes);
  }
  expect(read).toEqual(['two.mp4', 100_000]);
});

it('ends where a film is longer or shorter than it was', async () => {
  const [film] = two;
  if (film === undefined) throw new Error('There are two films');
  await expect(zipOf([{ ...film, bytes: 9 }])).rejects.toThrow(/not as long as it was/);
});

it.each([
  ['films', { films: 1 }],
  ['bytes of films', { filmBytes: 100_007 }],
  ['bytes in memory', { unpackedBytes: 500 }],
  ['entries', { films: 0, pictures: 2 }],
])('rejects too many %s', async (_what, bounds) => {
  await expect(unpackContent(streamOf([await zipOf(two)]), { ...siteBounds, ...bounds })).rejects.toThrow(
    expect.objectContaining({ code: 'exchangeFileTooLarge' }),
  );
});

it('rejects one film above the size of the library', async () => {
  const chunks = Array.from({ length: 201 }, () => Buffer.alloc(megabyte));
  const zip = await zipOf([filmOf('large', chunks)]);
  await expect(unpackContent(streamOf([zip]), siteBounds)).rejects.toThrow(
    expect.objectContaining({ code: 'exchangeFileTooLarge' }),
  );
});
