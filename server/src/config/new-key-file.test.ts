import fs, { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { writeNewKeyFile } from './new-key-file.ts';
import { readSecret } from './secrets.ts';
import { readSubmissionKeys } from './submission-keys.ts';

vi.mock('node:fs', { spy: true });

const folder = mkdtempSync(path.join(os.tmpdir(), 'new-key-file-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const own = () => mkdtempSync(path.join(folder, 'own-'));

it.each([
  ['the secret', 'secret.key', (place: string) => readSecret(place)],
  [
    'the keys of submissions',
    'submission.keys',
    (place: string) => readSubmissionKeys(path.join(place, 'submission.keys')),
  ],
])('%s is on disk, with its name, before it is used, and stays', (_name, name, read) => {
  const place = own();
  vi.mocked(fs.fsyncSync).mockClear();
  vi.mocked(fs.linkSync).mockClear();
  const made = read(place);
  expect(fs.fsyncSync).toHaveBeenCalledTimes(2);
  const [file = 0, named = 0, nameKept = 0] = [
    vi.mocked(fs.fsyncSync).mock.invocationCallOrder[0],
    vi.mocked(fs.linkSync).mock.invocationCallOrder[0],
    vi.mocked(fs.fsyncSync).mock.invocationCallOrder[1],
  ];
  expect(file < named && named < nameKept).toBe(true);
  expect(readdirSync(place)).toEqual([name]);
  expect(statSync(path.join(place, name)).mode & 0o777).toBe(0o600);
  expect(read(place)).toEqual(made);
  writeFileSync(path.join(place, name), '');
  expect(() => read(place)).toThrow(`${path.join(place, name)} is empty: restore it from the backup`);
});

it('leaves nothing where it was cut off, and never writes over a key', () => {
  const place = own();
  vi.mocked(fs.linkSync).mockImplementationOnce(() => {
    throw new Error('cut off');
  });
  expect(() => writeNewKeyFile(path.join(place, 'key'), 'first')).toThrow('cut off');
  expect(readdirSync(place)).toEqual([]);
  expect(writeNewKeyFile(path.join(place, 'key'), 'first')).toBe(true);
  expect(writeNewKeyFile(path.join(place, 'key'), 'second')).toBe(false);
  expect([readFileSync(path.join(place, 'key'), 'utf8'), readdirSync(place)]).toEqual(['first', ['key']]);
});
