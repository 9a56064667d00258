import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { s3Account, startS3Service } from '../../test/s3-service.ts';
import { startOfBeijingDay } from '../database/beijing-time.ts';
import { FileMissing, type FileStore } from './file-store.ts';
import { folderStore } from './folder-store.ts';
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
    await expect(store.size(newName())).rejects.toThrow(FileMissing);
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
    await expect(store.get(name)).rejects.toThrow(FileMissing);
  });

  it('removes a file, and ignores a missing one', async () => {
    const name = newName();
    await store.put(name, chunks(Buffer.from('x')));
    await store.remove(name);
    await store.remove(name);
    await expect(store.get(name)).rejects.toThrow(FileMissing);
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

it('fails the check of a missing bucket', async () => {
  await expect(s3Store({ ...account, bucket: 'other' }).check()).rejects.toThrow();
});

it('is rejected by the service with a wrong secret key', async () => {
  const store = s3Store({ ...account, secretAccessKey: 'wrong' });
  await expect(store.put(newName(), chunks(Buffer.from('x')))).rejects.toThrow(/signature/i);
});
