import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from '@20minutes/s3rver';
import { afterAll, describe, expect, it } from 'vitest';
import { startOfBeijingDay } from '../database/beijing-time.ts';
import { FileMissing, type FileStore } from './file-store.ts';
import { folderStore } from './folder-store.ts';
import { s3Store } from './s3-store.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'file-store-'));
const bucket = 'visitors';
const service = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: path.join(folder, 's3'),
  configureBuckets: [{ name: bucket }],
});
const { port } = await service.run();
const account = { endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', bucket, accessKeyId: 'S3RVER' };

afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true });
});

const newName = () => randomBytes(16).toString('hex');

async function* pieces(...all: Buffer[]) {
  yield* all;
}

async function* broken() {
  yield randomBytes(70_000);
  throw new Error('the line broke');
}

const stores: [string, FileStore][] = [
  ['a folder', folderStore(path.join(folder, 'files'))],
  ['a service that speaks S3', s3Store({ ...account, secretAccessKey: 'S3RVER' })],
];

describe.each(stores)('%s', (_kind, store) => {
  it('gives back what it was given, small and larger than one part', async () => {
    for (const size of [1, 12 * 1024 * 1024]) {
      const [name, content] = [newName(), randomBytes(size)];
      await store.put(name, pieces(content.subarray(0, size / 2), content.subarray(size / 2)));
      expect((await buffer(await store.get(name))).equals(content)).toBe(true);
      expect(await store.size(name)).toBe(size);
    }
    await expect(store.size(newName())).rejects.toThrow(FileMissing);
  });

  it('keeps nothing of a content that breaks off', async () => {
    const name = newName();
    await expect(store.put(name, broken())).rejects.toThrow('the line broke');
    await expect(store.get(name)).rejects.toThrow(FileMissing);
  });

  it('removes, and does not mind what is not there', async () => {
    const name = newName();
    await store.put(name, pieces(Buffer.from('x')));
    await store.remove(name);
    await store.remove(name);
    await expect(store.get(name)).rejects.toThrow(FileMissing);
  });

  it('says that it is there', async () => {
    await store.check();
  });

  it('takes no name that is not its own', async () => {
    await expect((async () => store.get('../secret.key'))()).rejects.toThrow('no name');
  });
});

it('a folder tells of its files and of itself the Beijing day alone, whatever came, broke off or went', async () => {
  const own = path.join(folder, 'times');
  const store = folderStore(own);
  const today = startOfBeijingDay(new Date());
  const name = newName();
  await store.put(name, pieces(Buffer.from('x')));
  const timesOf = (...places: string[]) => places.map((place) => statSync(place).mtime);
  expect(timesOf(own, path.join(own, name))).toEqual([today, today]);
  await expect(store.put(newName(), broken())).rejects.toThrow('the line broke');
  expect(timesOf(own)).toEqual([today]);
  await store.remove(name);
  expect(timesOf(own)).toEqual([today]);
});

it('a folder that nothing has come to has nothing to remove', async () => {
  await folderStore(path.join(folder, 'never')).remove(newName());
});

it('leaves nothing half written in its folder', () => {
  expect(readdirSync(path.join(folder, 'files')).filter((name) => name.endsWith('.part'))).toEqual([]);
});

it('says of a bucket that is missing that it is not there', async () => {
  await expect(s3Store({ ...account, bucket: 'other', secretAccessKey: 'S3RVER' }).check()).rejects.toThrow();
});

it('is refused by a service with the wrong secret', async () => {
  const store = s3Store({ ...account, secretAccessKey: 'wrong' });
  await expect(store.put(newName(), pieces(Buffer.from('x')))).rejects.toThrow(/signature/i);
});
