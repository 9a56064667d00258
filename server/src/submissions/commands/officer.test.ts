import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../database/open.ts';
import { databaseUrlOf, runCommand } from '../../../test/run-command.ts';
import { cloneDatabase } from '../../../test/running-site.ts';
import { drawKeyPair } from '../key-file.ts';
import { readReportKeys } from '../report-keys.ts';
import { fingerprintOf, refusalOfRecipient } from '../recipient.ts';
import { checkedOfficerName, registerKey } from './officer-keys.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const folder = mkdtempSync(path.join(os.tmpdir(), 'officer-command-'));
let database: Awaited<ReturnType<typeof cloneDatabase>>;
let db: Awaited<ReturnType<typeof openDatabase>>;

beforeAll(async () => {
  mkdirSync(path.join(folder, 'data'));
  database = await cloneDatabase();
  db = await openDatabase(database.reach);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const environment = async () => ({
  INIT_CWD: folder,
  DATA_DIR: path.join(folder, 'data'),
  DATABASE_URL: await databaseUrlOf(db),
});
const run = async (command: 'officer' | 'submissions', words: string[], input?: string) =>
  runCommand(command, words, { environment: await environment(), ...(input !== undefined && { input }) });
const officer = (words: string[], input?: string) => run('officer', words, input);

it('a key is made where the command was called, protected and registered; mistakes are told in a sentence', async () => {
  const made = await officer(['Zhang Wei', '--passphrase'], 'five words drawn by dice\n');
  expect(made).toMatchObject({ code: 0, stderr: '' });
  const file = path.join(folder, 'Zhang-Wei.agekey');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const [key] = await readReportKeys(db);
  expect(key).toMatchObject({ name: 'Zhang Wei', role: 'officer' });
  expect(made.stdout).toContain(fingerprintOf(key?.recipient ?? ''));
  expect(made.stdout).not.toContain('AGE-SECRET-KEY');
  const mistakes: [string[], RegExp][] = [
    [['Zhang Wei'], /^“Zhang Wei” has a key already.+\n$/],
    [['Other', '--out', 'Zhang-Wei.agekey'], /Zhang-Wei.agekey exists: a key is never overwritten\n$/],
    [['Other', '--only-key', '--out', 'data/other.agekey'], /lies inside the data folder.+\n$/],
    [['--remove'], /^Needed: the name.+\n$/],
    [['Other', '--unknown'], /^Unknown option '--unknown'.+\n$/],
  ];
  const told = await Promise.all(mistakes.map(([words]) => officer(words)));
  for (const [index, [, reason]] of mistakes.entries()) {
    expect(told[index]?.stderr).toMatch(reason);
    expect(told[index]).toMatchObject({ code: 1, stdout: '' });
  }
  expect(readdirSync(folder).toSorted()).toEqual(['Zhang-Wei.agekey', 'data']);
  expect(readdirSync(path.join(folder, 'data'))).toEqual([]);
  const asked = await run('submissions', ['--kind', 'report', '--key', 'Zhang-Wei.agekey'], 'another passphrase\n');
  expect(asked).toMatchObject({ code: 1, stdout: '' });
  expect(asked.stderr).toMatch(/^This passphrase does not open .+\n$/);
});

it('a key that was made without a store is registered by its public half, listed, and taken out', async () => {
  const { stdout } = await officer(['Анна', '--only-key']);
  const recipient = /^age1\w{58}$/m.exec(stdout)?.[0] ?? '';
  expect(readFileSync(path.join(folder, 'Анна.agekey'), 'utf8')).toContain(`# public key: ${recipient}\n`);
  await registerKey(db, { name: 'safe', recipient: (await drawKeyPair()).recipient, role: 'recovery' });
  expect((await officer(['Анна', '--recipient', recipient])).stdout).toContain(fingerprintOf(recipient));
  const list = (await officer([])).stdout.split('\n').filter((line) => line !== '');
  expect(list).toContainEqual(
    expect.stringMatching(/^safe +recovery {2}\d{4}-\d\d-\d\d {2}(\w{4}-){4}\w{4} {2}age1\w{58}$/),
  );
  expect(list).toContainEqual(expect.stringMatching(new RegExp(`^Анна +officer .+  ${recipient}$`)));
  expect(await officer(['Анна', '--remove'])).toMatchObject({ code: 0 });
  expect((await readReportKeys(db)).map(({ name }) => name)).not.toContain('Анна');
});

it('on a terminal a passphrase is asked for twice and never shown', async () => {
  const command = `"${process.execPath}" server/src/submissions/commands/officer.ts New --only-key --passphrase`;
  const terminal = spawn('script', ['-qec', command, '/dev/null'], {
    cwd: root,
    env: { ...process.env, ...(await environment()) },
  });
  const shown = text(terminal.stdout);
  terminal.stdout.on('data', (chunk: Buffer) => {
    if (chunk.includes('Passphrase for the new key: ')) terminal.stdin.write('geheim-geheim-1\r');
    if (chunk.includes('The same again: ')) terminal.stdin.write('geheim-geheim-2\r');
  });
  const said = await shown;
  expect(said).toContain('The two passphrases differ: nothing was made');
  expect(said).not.toContain('geheim');
  expect(readdirSync(folder)).not.toContain('New.agekey');
});

it.each([
  ['AGE-SECRET-KEY-1QQQQ', /this is a private key/],
  ['age1pq1qqqq', /post-quantum keys are not taken/],
  ['age1tagpq1qqqq', /post-quantum keys are not taken/],
  ['age1yubikey1qqqq', /keys of plugins are not taken/],
  ['ssh-ed25519 AAAA', /keys of SSH are not taken/],
  ['age1qqqq', /no public key of age, or it has a typing mistake/],
  // All zeros: it is written rightly, but nothing can be sealed to it.
  ['age1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq5cu47z', /no public key of age/],
])('a key that reports cannot be sealed to is refused: %s', async (recipient, reason) => {
  expect(await refusalOfRecipient(recipient)).toMatch(reason);
});

it('a good key is taken once, whatever its name', async () => {
  const { recipient } = await drawKeyPair();
  expect(await refusalOfRecipient(recipient)).toBeUndefined();
  await registerKey(db, { name: '李雷', recipient, role: 'officer' });
  await expect(registerKey(db, { name: 'Other', recipient, role: 'officer' })).rejects.toThrow(
    /registered already, as “李雷”/,
  );
});

it.each(['', '../x', 'a/b', '.hidden', '-n', 'a\nb', 'a '.repeat(40), 'x\u202Ey'])('%j is no name', (name) => {
  expect(() => checkedOfficerName(name)).toThrow(/A name has/);
});
