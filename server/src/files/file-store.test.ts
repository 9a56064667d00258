import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { s3Account, startS3Service } from '../../test/s3-service.ts';
import { startOfBeijingDay } from '../database/beijing-time.ts';
import { FileMissingError, type FileStore } from './file-store.ts';
import { folderStore } from './folder-store.ts';
import { publicNames } from './public-files.ts';
import { s3Store } from './s3-store.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'file-store-'));
const service = await startS3Service(path.join(folder, 's3'));
const account = { ...s3Account, endpoint: service.endpoint };

afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true });
});

const newName = () => randomBytes(16).toString('hex');

async function* chunks(...all: Buffer[]) {
  yield* all;
}

async function* interrupted() {
  yield randomBytes(70_000);
  throw new Error('connection lost');
}

const stores: [string, FileStore][] = [
  ['a folder', folderStore(path.join(folder, 'files'))],
  ['an S3-compatible service', s3Store(account)],
];

describe.each(stores)('%s', (_kind, store) => {
  it('returns the stored content, small and larger than one part', async () => {
    for (const size of [1, 12 * 1024 * 1024]) {
      const [name, content] = [newName(), randomBytes(size)];
      await store.put(name, chunks(content.subarray(0, size / 2), content.subarray(size / 2)));
      expect((await buffer(await store.get(name))).equals(content)).toBe(true);
      expect(await store.size(name)).toBe(size);
    }
    await expect(store.size(newName())).rejects.toThrow(FileMissingError);
  });

  it('returns a part of the content', async () => {
    const [name, content] = [newName(), randomBytes(1000)];
    await store.put(name, chunks(content));
    for (const [start, end] of [
      [0, 1],
      [100, 299],
      [999, 999],
    ] as const)
      expect((await buffer(await store.get(name, { start, end }))).equals(content.subarray(start, end + 1))).toBe(true);
  });

  it('stores nothing of an interrupted stream', async () => {
    const name = newName();
    await expect(store.put(name, interrupted())).rejects.toThrow('connection lost');
    await expect(store.get(name)).rejects.toThrow(FileMissingError);
  });

  it('removes a file, and ignores a missing one', async () => {
    const name = newName();
    await store.put(name, chunks(Buffer.from('x')));
    await store.remove(name);
    await store.remove(name);
    await expect(store.get(name)).rejects.toThrow(FileMissingError);
  });

  it('passes its check', async () => {
    await store.check();
  });

  it('rejects a name that the program does not generate', async () => {
    await expect((async () => store.get('../secret.key'))()).rejects.toThrow('not a name');
  });
});

it('sets the times of a folder and its files to the Beijing day after each write, failed write and removal', async () => {
  const ownFolder = path.join(folder, 'times');
  const store = folderStore(ownFolder);
  vi.useFakeTimers({ toFake: ['Date'] });
  const today = startOfBeijingDay(new Date());
  const name = newName();
  await store.put(name, chunks(Buffer.from('x')));
  const timesOf = (...paths: string[]) => paths.map((file) => statSync(file).mtime);
  expect(timesOf(ownFolder, path.join(ownFolder, name))).toEqual([today, today]);
  await expect(store.put(newName(), interrupted())).rejects.toThrow('connection lost');
  expect(timesOf(ownFolder)).toEqual([today]);
  await store.remove(name);
  expect(timesOf(ownFolder)).toEqual([today]);
});

it('removes nothing from a folder that does not exist', async () => {
  await folderStore(path.join(folder, 'never')).remove(newName());
});

it('leaves no partial file in its folder', () => {
  expect(readdirSync(path.join(folder, 'files')).filter((name) => name.endsWith('.part'))).toEqual([]);
});

/** A stream that begins and then waits, as that of another instance. */
function waiting(first: Buffer, last: Buffer) {
  const [hasBegun, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  async function* stream() {
    yield first;
    hasBegun.resolve();
    await mayEnd.promise;
    yield last;
  }
  return { stream: stream(), hasBegun: hasBegun.promise, end: mayEnd.resolve };
}

it('lets two instances write the same public name at once, and stores one of the contents', async () => {
  const ownFolder = path.join(folder, 'public');
  const [first, second] = [0, 1].map(() => folderStore(ownFolder, { names: publicNames, namesRepeat: true }));
  const [long, short] = [randomBytes(1000), randomBytes(100)];
  const written = waiting(long.subarray(0, 500), long.subarray(500));
  const putting = first?.put('00a.pdf', written.stream);
  await written.hasBegun;
  await second?.put('00a.pdf', chunks(short));
  expect(readFileSync(path.join(ownFolder, '00a.pdf')).equals(short)).toBe(true);
  written.end();
  await putting;
  expect(readFileSync(path.join(ownFolder, '00a.pdf')).equals(long)).toBe(true);
  expect(readdirSync(ownFolder)).toEqual(['00a.pdf']);
});

it('removes what a killed process left of a public name: with the file, or an hour later when it is written', async () => {
  const ownFolder = path.join(folder, 'left-over');
  const store = folderStore(ownFolder, { names: publicNames, namesRepeat: true });
  const leave = (...names: string[]) => names.forEach((name) => writeFileSync(path.join(ownFolder, name), ''));
  await store.put('00a.pdf', chunks(Buffer.from('x')));
  leave('00a.pdf.0123456789ab.part', '00a.pdf.part', '00b.pdf.0123456789ab.part');
  await store.put('00a.pdf', chunks(Buffer.from('y')));
  expect(readdirSync(ownFolder)).toHaveLength(4);
  await store.remove('00a.pdf');
  expect(readdirSync(ownFolder)).toEqual(['00b.pdf.0123456789ab.part']);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_700_000 });
  await store.put('00b.pdf', chunks(Buffer.from('z')));
  expect(readdirSync(ownFolder)).toEqual(['00b.pdf']);
});

it('fails the check of a missing bucket', async () => {
  await expect(s3Store({ ...account, bucket: 'other' }).check()).rejects.toThrow();
});

it('is rejected by the service with a wrong secret key', async () => {
  const store = s3Store({ ...account, secretAccessKey: 'wrong' });
  await expect(store.put(newName(), chunks(Buffer.from('x')))).rejects.toThrow(/signature/i);
});
