import { randomBytes } from 'node:crypto';
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
import { cloneDatabase } from '../../../test/running-site.ts';
import { drawKeyPair, readKeyFile } from '../../cryptography/key-file.ts';
import { openDatabase } from '../../database/open.ts';
import { readyRecoveryKey } from './recovery-key.ts';
import { addReportKey, readReportKeys, removeReportKey } from './store.ts';

const secret = randomBytes(32);
let folder: string;
let database: Awaited<ReturnType<typeof cloneDatabase>>;
let db: Awaited<ReturnType<typeof openDatabase>>;

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'recovery-key-'));
  mkdirSync(path.join(folder, 'data'));
  database = await cloneDatabase();
  db = await openDatabase(database.connection);
});

afterEach(async () => {
  await db.destroy();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const dataDir = () => path.join(folder, 'data');
const file = () => path.join(folder, 'data-recovery.agekey');
const ready = (recoveryKeyFile = file(), production = false) =>
  readyRecoveryKey(db, secret, { dataDir: dataDir(), recoveryKeyFile, production });
const recipientIn = async (place: string) => (await readKeyFile(place, () => Promise.reject(new Error()))).recipient;

it('is made beside the data folder at the first start, and every start says that it must go', async () => {
  expect(await ready()).toMatch(/it opens every report. Take it offline now/);
  expect(await readReportKeys(db, secret)).toMatchObject([
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

it('closes reports in production until its file is gone, and the start says what to do', async () => {
  expect(await ready(file(), true)).toMatch(/^No report is taken in: the recovery key lies in .+ then delete the file/);
  writeFileSync(file(), (await drawKeyPair()).identity);
  expect(await ready(file(), true)).toMatch(/no report is sealed to any more. No report is taken in while/);
  rmSync(file());
  expect(await ready(file(), true)).toBeUndefined();
});

it('is one, however many start at once', async () => {
  const messages = await Promise.all(Array.from({ length: 6 }, () => ready()));
  expect(new Set(messages).size).toBe(1);
  expect(await readReportKeys(db, secret)).toMatchObject([{ recipient: await recipientIn(file()) }]);
});

it('is registered from its file when a start ended between the two, and is not made anew', async () => {
  await ready();
  const before = readFileSync(file(), 'utf8');
  await removeReportKey(db, 'recovery');
  await ready();
  expect(readFileSync(file(), 'utf8')).toBe(before);
  expect(await readReportKeys(db, secret)).toMatchObject([{ recipient: await recipientIn(file()) }]);
});

it('is not made where an officer has a key; a file of another store is told apart', async () => {
  await addReportKey(db, secret, { name: '张伟', recipient: (await drawKeyPair()).recipient, role: 'officer' });
  expect(await ready()).toBeUndefined();
  expect(readdirSync(folder)).toEqual(['data']);
  writeFileSync(file(), (await drawKeyPair()).identity);
  expect(await ready()).toMatch(/holds a key that no report is sealed to/);
});

it('is not made while somebody else’s key is in the database, and that is said', async () => {
  const forged = { name: 'recovery', role: 'recovery', recipient: (await drawKeyPair()).recipient } as const;
  await db
    .insertInto('reportKey')
    .values({ ...forged, mac: randomBytes(32) })
    .execute();
  expect(await ready()).toMatch(/with another secret\.key: “recovery”\. Nothing is sealed to them/);
  expect(readdirSync(folder)).toEqual(['data']);
});

it('that cannot be written or read leaves reports closed and says so', async () => {
  expect(await ready(path.join(folder, 'no/such/folder/key'))).toMatch(/^No report is taken in/);
  writeFileSync(file(), '');
  expect(await ready()).toMatch(/^No report is taken in: .+is empty/);
  expect(await readReportKeys(db, secret)).toEqual([]);
});

it('may not lie inside the data folder, through a link neither', async () => {
  symlinkSync(dataDir(), path.join(folder, 'elsewhere'));
  for (const inside of ['data/recovery.agekey', 'elsewhere/keys/recovery.agekey'])
    await expect(ready(path.join(folder, inside))).rejects.toThrow(/lies inside the data folder/);
  expect(readdirSync(dataDir())).toEqual([]);
});
