import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { databaseUrlOf } from '../../test/run-command.ts';
import { cloneDatabase } from '../../test/running-site.ts';
import { startServer } from '../../test/started-server.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { openSecret, openSubmissionKeys, readFingerprints } from './installation-keys.ts';
import { openDatabase } from './open.ts';

let folder: string;
let keysFile: string;
let database: Awaited<ReturnType<typeof cloneDatabase>>;
let db: Awaited<ReturnType<typeof openDatabase>>;

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'installation-keys-'));
  keysFile = path.join(folder, 'submission.keys');
  database = await cloneDatabase();
  db = await openDatabase(database.connection);
});
afterEach(async () => {
  await db.destroy();
  await database.drop();
  rmSync(folder, { recursive: true });
});

const line = (id: string) => `${id}:${randomBytes(32).toString('hex')}\n`;

/** A message under a key with this name. */
async function addMessage(keyId: string): Promise<void> {
  const random = () => randomBytes(32);
  const envelope = { sealed: random(), wrappedKey: random(), keyId };
  const hashes = { keyHash: random(), contentHash: random(), mac: random() };
  await db
    .insertInto('submission')
    .values({ ...envelope, ...hashes, kind: 'message', locale: 'cn', suspicions: [] })
    .execute();
}

it('does not start without the keys of its store, and creates no new keys', async () => {
  const dataDir = path.join(folder, 'data');
  const environment = { DATA_DIR: dataDir, DATABASE_URL: await databaseUrlOf(db) };
  await (await startServer(environment)).stop();
  for (const name of ['secret.key', 'submission.keys']) {
    const file = path.join(dataDir, name);
    const content = readFileSync(file);
    rmSync(file);
    await expect(startServer(environment)).rejects.toThrow(`${file} is missing, and this store was used with one.`);
    expect(existsSync(file)).toBe(false);
    writeFileSync(file, content, { mode: 0o600 });
  }
  await (await startServer(environment)).stop();
}, 120_000);

it('rejects the secret of another machine’s data folder', async () => {
  const other = path.join(folder, 'other');
  const secret = await openSecret(db, folder);
  expect(await openSecret(db, folder)).toEqual(secret);
  await expect(openSecret(db, other)).rejects.toThrow(/^.*other\/secret\.key is missing/);
  writeFileSync(path.join(folder, 'secret.key'), randomBytes(32).toString('hex'));
  await expect(openSecret(db, folder)).rejects.toThrow(/contains another key “secret” than the one/);
  // So a command prints it as one sentence.
  await expect(openSecret(db, folder)).rejects.toBeInstanceOf(UsageError);
});

it('rejects one of two concurrent starts with different secrets', async () => {
  const starts = ['a', 'b'].map((name) => openSecret(db, path.join(folder, name)));
  const settled = await Promise.allSettled(starts);
  expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

it('accepts the removal of a key that no row needs, and then a new key of that name', async () => {
  const [first, second] = [line('1'), line('2')];
  writeFileSync(keysFile, second + first);
  await addMessage('1');
  await openSubmissionKeys(db, keysFile);
  writeFileSync(keysFile, second);
  await expect(openSubmissionKeys(db, keysFile)).rejects.toThrow(/lacks the key “submission:1”/);
  await db.updateTable('submission').set({ keyId: '2' }).execute();
  await openSubmissionKeys(db, keysFile);
  expect([...(await readFingerprints(db)).keys()]).toEqual(['submission:2']);
  writeFileSync(keysFile, second + line('1'));
  await openSubmissionKeys(db, keysFile);
  writeFileSync(keysFile, line('2'));
  await expect(openSubmissionKeys(db, keysFile)).rejects.toThrow(/contains another key “submission:2”/);
});

it('requires the keys of its rows for a store of an earlier version', async () => {
  await addMessage('1');
  await expect(openSubmissionKeys(db, keysFile)).rejects.toThrow(/submission\.keys is missing/);
  writeFileSync(keysFile, line('2'));
  await expect(openSubmissionKeys(db, keysFile)).rejects.toThrow(/lacks the key “submission:1”/);
  writeFileSync(keysFile, line('1'));
  expect(await openSubmissionKeys(db, keysFile)).toMatchObject([{ id: '1' }]);
});

async function keysCommand(...words: string[]): Promise<string> {
  const environment = { PATH: process.env.PATH, DATA_DIR: folder, DATABASE_URL: await databaseUrlOf(db) };
  const command = path.join(import.meta.dirname, 'keys-command.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [command, ...words], { env: environment });
  return stdout;
}

it('starts without lost keys after npm run keys -- --forget', async () => {
  const lost = line('1');
  await addMessage('1');
  writeFileSync(keysFile, lost);
  await openSubmissionKeys(db, keysFile);
  await openSecret(db, folder);
  const fingerprint = (await readFingerprints(db)).get('submission:1');
  rmSync(keysFile);
  rmSync(path.join(folder, 'secret.key'));
  expect(await keysCommand()).toMatch(/^secret\t[\da-f]{32}\nsubmission:1\t[\da-f]{32}\n$/);
  for (const name of ['submission:1', 'secret']) expect(await keysCommand('--forget', name)).toContain(name);
  expect(await keysCommand()).toBe('submission:1\tlost\n');
  await expect(keysCommand('--forget', 'x')).rejects.toThrow(/The store has no key “x”/);
  expect(await openSubmissionKeys(db, keysFile)).toMatchObject([{ id: '2' }]);
  await openSecret(db, folder);
  expect((await readFingerprints(db)).get('submission:1')).toBeNull();
  // The lost key was found.
  writeFileSync(keysFile, readFileSync(keysFile, 'utf8') + lost);
  expect(await openSubmissionKeys(db, keysFile)).toMatchObject([{ id: '2' }, { id: '1' }]);
  expect((await readFingerprints(db)).get('submission:1')).toEqual(fingerprint);
});
