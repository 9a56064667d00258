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
import { generateKeyPair, readKeyFile } from '../../cryptography/key-file.ts';
import { openDatabase } from '../../database/open.ts';
import { prepareRecoveryKey } from './recovery-key.ts';
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
const prepare = (recoveryKeyFile = file(), production = false) =>
  prepareRecoveryKey(db, secret, { dataDir: dataDir(), recoveryKeyFile, production });
const recipientIn = async (keyFile: string) =>
  (await readKeyFile(keyFile, () => Promise.reject(new Error()))).recipient;

it('creates the key beside the data folder at the first start, and warns at every start while the file exists', async () => {
  expect(await prepare()).toMatch(/which opens every report, is in .+ Take it offline now/);
  expect(await readReportKeys(db, secret)).toMatchObject([
    { name: 'recovery', role: 'recovery', recipient: await recipientIn(file()) },
  ]);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
  expect(readdirSync(dataDir())).toEqual([]);
  const content = readFileSync(file(), 'utf8');
  expect(await prepare()).toContain(`The recovery key, which opens every report, is in ${file()}`);
  expect(readFileSync(file(), 'utf8')).toBe(content);
  rmSync(file());
  expect(await prepare()).toBeUndefined();
  expect(readdirSync(folder)).toEqual(['data']);
});

it('warns in production that reports are closed while the file exists, and says what to do', async () => {
  expect(await prepare(file(), true)).toMatch(
    /^Reports are not accepted: the recovery key, which opens every report, is in .+ then delete the file/,
  );
  writeFileSync(file(), (await generateKeyPair()).identity);
  expect(await prepare(file(), true)).toMatch(/reports are no longer sealed. Reports are not accepted while/);
  rmSync(file());
  expect(await prepare(file(), true)).toBeUndefined();
});

it('creates one key if several instances start at the same time', async () => {
  const messages = await Promise.all(Array.from({ length: 6 }, () => prepare()));
  expect(new Set(messages).size).toBe(1);
  expect(await readReportKeys(db, secret)).toMatchObject([{ recipient: await recipientIn(file()) }]);
});

it('registers the key of an existing file after an interrupted start, and creates no other', async () => {
  await prepare();
  const before = readFileSync(file(), 'utf8');
  await removeReportKey(db, 'recovery');
  await prepare();
  expect(readFileSync(file(), 'utf8')).toBe(before);
  expect(await readReportKeys(db, secret)).toMatchObject([{ recipient: await recipientIn(file()) }]);
});

it('creates no key if an officer has one, and reports a key file of another store', async () => {
  await addReportKey(db, secret, { name: '张伟', recipient: (await generateKeyPair()).recipient, role: 'officer' });
  expect(await prepare()).toBeUndefined();
  expect(readdirSync(folder)).toEqual(['data']);
  writeFileSync(file(), (await generateKeyPair()).identity);
  expect(await prepare()).toMatch(/has a key to which reports are no longer sealed/);
});

it('creates no key while the database has an altered one, and names the altered key', async () => {
  const forged = { name: 'recovery', role: 'recovery', recipient: (await generateKeyPair()).recipient } as const;
  await db
    .insertInto('reportKey')
    .values({ ...forged, mac: randomBytes(32) })
    .execute();
  expect(await prepare()).toMatch(/with another secret\.key: “recovery”\. Nothing is sealed to them/);
  expect(readdirSync(folder)).toEqual(['data']);
});

it('returns the reason if the file cannot be written or read, and registers no key', async () => {
  expect(await prepare(path.join(folder, 'no/such/folder/key'))).toMatch(
    /^Reports are not accepted: no key is registered/,
  );
  writeFileSync(file(), '');
  expect(await prepare()).toMatch(/^Reports are not accepted: .+is empty/);
  expect(await readReportKeys(db, secret)).toEqual([]);
});

it('rejects a file inside the data folder, also through a symbolic link', async () => {
  symlinkSync(dataDir(), path.join(folder, 'elsewhere'));
  for (const inside of ['data/recovery.agekey', 'elsewhere/keys/recovery.agekey'])
    await expect(prepare(path.join(folder, inside))).rejects.toThrow(/is inside the data folder/);
  expect(readdirSync(dataDir())).toEqual([]);
});
