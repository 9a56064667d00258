import fs, { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeNewKeyFile } from './new-key-file.ts';
import { readSecret } from './secrets.ts';
import { readSubmissionKeys } from './submission-keys.ts';

/** Modules import the functions by name, and see the spies after this. */
beforeEach(() => {
  vi.spyOn(fs, 'fsyncSync');
  vi.spyOn(fs, 'linkSync');
  syncBuiltinESMExports();
});
afterEach(() => {
  vi.mocked(fs.fsyncSync).mockRestore();
  vi.mocked(fs.linkSync).mockRestore();
  syncBuiltinESMExports();
});

const folder = mkdtempSync(path.join(os.tmpdir(), 'new-key-file-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const newFolder = () => mkdtempSync(path.join(folder, 'own-'));

it.each([
  ['the secret', 'secret.key', (target: string) => readSecret(target)],
  [
    'the submission keys',
    'submission.keys',
    (target: string) => readSubmissionKeys(path.join(target, 'submission.keys')),
  ],
])('syncs %s and its directory entry before use, and reads it again', (_name, name, read) => {
  const target = newFolder();
  const created = read(target);
  expect(fs.fsyncSync).toHaveBeenCalledTimes(2);
  const [fileSynced = 0, linked = 0, folderSynced = 0] = [
    vi.mocked(fs.fsyncSync).mock.invocationCallOrder[0],
    vi.mocked(fs.linkSync).mock.invocationCallOrder[0],
    vi.mocked(fs.fsyncSync).mock.invocationCallOrder[1],
  ];
  expect(fileSynced < linked && linked < folderSynced).toBe(true);
  expect(readdirSync(target)).toEqual([name]);
  expect(statSync(path.join(target, name)).mode & 0o777).toBe(0o600);
  expect(read(target)).toEqual(created);
  writeFileSync(path.join(target, name), '');
  expect(() => read(target)).toThrow(`${path.join(target, name)} is empty: restore it from the backup`);
});

it('leaves no file when a write is interrupted, and never overwrites a key', () => {
  const target = newFolder();
  vi.mocked(fs.linkSync).mockImplementationOnce(() => {
    throw new Error('cut off');
  });
  expect(() => writeNewKeyFile(path.join(target, 'key'), 'first')).toThrow('cut off');
  expect(readdirSync(target)).toEqual([]);
  expect(writeNewKeyFile(path.join(target, 'key'), 'first')).toBe(true);
  expect(writeNewKeyFile(path.join(target, 'key'), 'second')).toBe(false);
  expect([readFileSync(path.join(target, 'key'), 'utf8'), readdirSync(target)]).toEqual(['first', ['key']]);
});
