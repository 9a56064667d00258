import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../database/open.ts';
import { cloneDatabase } from '../../test/running-site.ts';
import { drawKeyPair, readKeyFile } from './key-file.ts';
import { readyRecoveryKey } from './recovery-key.ts';
import { addReportKey, readReportKeys, removeReportKey } from './report-keys.ts';

let folder: string;
let database: Awaited<ReturnType<typeof cloneDatabase>>;
let db: Awaited<ReturnType<typeof openDatabase>>;

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'recovery-key-'));
  mkdirSync(path.join(folder, 'data'));
  database = await cloneDatabase();
  db = await openDatabase(database.reach);
});

afterEach(async () => {
  await db.destroy();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const dataDir = () => path.join(folder, 'data');
const file = () => path.join(folder, 'data-recovery.agekey');
const ready = (recoveryKeyFile = file()) => readyRecoveryKey(db, { dataDir: dataDir(), recoveryKeyFile });
const recipientIn = async (place: string) => (await readKeyFile(place, () => Promise.reject(new Error()))).recipient;

it('is made beside the data folder at the first start, and every start says that it must go', async () => {
  expect(await ready()).toMatch(/it opens every report. Take it offline now/);
  expect(await readReportKeys(db)).toMatchObject([
    { name: 'recovery', role: 'recovery', recipient: await recipientIn(file()) },
  ]);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
  expect(readdirSync(dataDir())).toEqual([]);
  const written = readFileSync(file(), 'utf8');
  expect(await ready()).toContain(`The recovery key lies in ${file()}`);
  expect(readFileSync(file(), 'utf8')).toBe(written);
  rmSync(file());
  expect(await ready()).toBeUndefined();
  expect(readdirSync(folder)).toEqual(['data']);
});

it('is one, however many start at once', async () => {
  const messages = await Promise.all(Array.from({ length: 6 }, () => ready()));
  expect(new Set(messages).size).toBe(1);
  expect(await readReportKeys(db)).toMatchObject([{ recipient: await recipientIn(file()) }]);
});

it('is registered from its file when a start ended between the two, and is not made anew', async () => {
  await ready();
  const before = readFileSync(file(), 'utf8');
  await removeReportKey(db, 'recovery');
  await ready();
  expect(readFileSync(file(), 'utf8')).toBe(before);
  expect(await readReportKeys(db)).toMatchObject([{ recipient: await recipientIn(file()) }]);
});

it('is not made where an officer has a key; a file of another store is told apart', async () => {
  await addReportKey(db, { name: '张伟', recipient: (await drawKeyPair()).recipient, role: 'officer' });
  expect(await ready()).toBeUndefined();
  expect(readdirSync(folder)).toEqual(['data']);
  writeFileSync(file(), (await drawKeyPair()).identity);
  expect(await ready()).toMatch(/holds a key that no report is sealed to/);
});

it('that cannot be written or read leaves reports closed and says so', async () => {
  expect(await ready(path.join(folder, 'no/such/folder/key'))).toMatch(/^No report is taken in/);
  writeFileSync(file(), '');
  expect(await ready()).toMatch(/^No report is taken in: .+is empty/);
  expect(await readReportKeys(db)).toEqual([]);
});

it('may not lie inside the data folder, through a link neither', async () => {
  symlinkSync(dataDir(), path.join(folder, 'elsewhere'));
  for (const inside of ['data/recovery.agekey', 'elsewhere/keys/recovery.agekey'])
    await expect(ready(path.join(folder, inside))).rejects.toThrow(/lies inside the data folder/);
  expect(readdirSync(dataDir())).toEqual([]);
});
