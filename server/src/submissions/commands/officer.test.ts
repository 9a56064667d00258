import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fingerprintOf } from 'contract/sealing/key-text.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { databaseUrlOf, runCommand } from '../../../test/run-command.ts';
import { cloneDatabase } from '../../../test/running-site.ts';
import { readSecret } from '../../config/secrets.ts';
import { generateKeyPair } from '../../cryptography/key-file.ts';
import { recipientProblem } from '../../cryptography/recipient.ts';
import { openDatabase } from '../../database/open.ts';
import { savePendingKey } from '../report-keys/pending.ts';
import { readReportKeys } from '../report-keys/store.ts';
import { checkedOfficerName, publicKeysOf, registerKey, registerSigningKey } from './officer-keys.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const folder = mkdtempSync(path.join(os.tmpdir(), 'officer-command-'));
const secret = readSecret(path.join(folder, 'data'));
let database: Awaited<ReturnType<typeof cloneDatabase>>;
let db: Awaited<ReturnType<typeof openDatabase>>;

beforeAll(async () => {
  database = await cloneDatabase();
  db = await openDatabase(database.connection);
});
// A second try starts as the first did: without keys.
afterEach(async () => {
  await db.deleteFrom('reportKey').execute();
  for (const file of readdirSync(folder)) if (file.endsWith('.agekey')) rmSync(path.join(folder, file));
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
const run = async (command: 'officer' | 'submissions', parameters: string[], input?: string) =>
  runCommand(command, parameters, { environment: await environment(), ...(input !== undefined && { input }) });
const officer = (parameters: string[], input?: string) => run('officer', parameters, input);

it('creates a protected key where it was called and registers it; prints each usage error as one line', async () => {
  const created = await officer(['Zhang Wei', '--passphrase'], 'five words drawn by dice\n');
  expect(created).toMatchObject({ code: 0, stderr: '' });
  const file = path.join(folder, 'Zhang-Wei.agekey');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const [key] = await readReportKeys(db, secret);
  expect(key).toMatchObject({ name: 'Zhang Wei', role: 'officer' });
  expect(created.stdout).toContain(fingerprintOf(key?.recipient ?? ''));
  expect(created.stdout).not.toContain('AGE-SECRET-KEY');
  const usageErrors: [string[], RegExp][] = [
    [['Zhang Wei'], /^“Zhang Wei” already has a key.+\n$/],
    [['Other', '--out', 'Zhang-Wei.agekey'], /Zhang-Wei.agekey exists: a key is never overwritten\n$/],
    [['Other', '--only-key', '--out', 'data/other.agekey'], /is inside the data folder.+\n$/],
    [['--remove'], /^The name of the key’s owner is required\n$/],
    [['Other', '--unknown'], /^Unknown option '--unknown'.+\n$/],
    [['Other', '--\u009b2K'], /^Unknown option '--\\u009b2K'.+\n$/],
  ];
  const results = await Promise.all(usageErrors.map(([parameters]) => officer(parameters)));
  for (const [index, [, reason]] of usageErrors.entries()) {
    expect(results[index]?.stderr).toMatch(reason);
    expect(results[index]).toMatchObject({ code: 1, stdout: '' });
  }
  expect(readdirSync(folder).toSorted()).toEqual(['Zhang-Wei.agekey', 'data']);
  expect(readdirSync(path.join(folder, 'data'))).toEqual(['row-macs-added', 'secret.key']);
  const wrongPassphrase = await run(
    'submissions',
    ['--kind', 'report', '--key', 'Zhang-Wei.agekey'],
    'another passphrase\n',
  );
  expect(wrongPassphrase).toMatchObject({ code: 1, stdout: '' });
  expect(wrongPassphrase.stderr).toMatch(/\nThis passphrase does not open .+\n$/);
});

it('registers the public halves of a key that was made without a store, lists them and removes them', async () => {
  const { stdout } = await officer(['Анна', '--only-key']);
  const options = /^--recipient (age1\w{58}) (--signing-key=[\w-]{43})$/m.exec(stdout);
  const [, recipient = '', signingKey = ''] = options ?? [];
  expect(readFileSync(path.join(folder, 'Анна.agekey'), 'utf8')).toContain(`# public key: ${recipient}\n`);
  expect((await officer(['--public', 'Анна.agekey'])).stdout).toContain(options?.[0]);
  await registerKey(db, secret, { name: 'safe', recipient: (await generateKeyPair()).recipient, role: 'recovery' });
  expect((await officer(['Анна', '--recipient', recipient, signingKey])).stdout).toContain(fingerprintOf(recipient));
  const list = (await officer([])).stdout.split('\n').filter((line) => line !== '');
  expect(list).toContainEqual(
    expect.stringMatching(/^safe +recovery {2}\d{4}-\d\d-\d\d {2}(\w{4}-){4}\w{4} {2}age1\w{58} {2}signs nothing$/),
  );
  const signs = fingerprintOf(signingKey.slice('--signing-key='.length));
  expect(list).toContainEqual(expect.stringMatching(new RegExp(`^Анна +officer .+  ${recipient}  signs ${signs}$`)));
  expect(await officer(['Анна', '--remove'])).toMatchObject({ code: 0 });
  expect((await readReportKeys(db, secret)).map(({ name }) => name)).not.toContain('Анна');
});

it('adds a signing key once to a key that was registered without one, whose MAC stays valid', async () => {
  const { recipient, signingKey } = publicKeysOf(await generateKeyPair());
  await registerKey(db, secret, { name: 'Wang Fang', recipient, role: 'officer' });
  const add = (key: string) => registerSigningKey(db, secret, { name: 'Wang Fang', signingKey: key });
  await expect(add(signingKey.slice(1))).rejects.toThrow(/not a public signing key/);
  await add(signingKey);
  expect(await readReportKeys(db, secret)).toContainEqual(expect.objectContaining({ recipient, signingKey }));
  await expect(add(publicKeysOf(await generateKeyPair()).signingKey)).rejects.toThrow(/has a signing key/);
  await db.updateTable('reportKey').set({ signingKey: null }).where('recipient', '=', recipient).execute();
  expect((await readReportKeys(db, secret)).map((key) => key.recipient)).not.toContain(recipient);
  await db.deleteFrom('reportKey').where('recipient', '=', recipient).execute();
});

it('names a key that was inserted into the database, escapes its name, and removes it by its public half', async () => {
  const { recipient } = await generateKeyPair();
  const name = 'Mallory\u001b[1A\u001b[2K\u202e\nsafe';
  await db
    .insertInto('reportKey')
    .values({ name, role: 'officer', recipient, mac: randomBytes(32) })
    .execute();
  const escapedName = String.raw`Mallory\u001b[1A\u001b[2K\u202e\u000asafe`;
  const { code, stdout, stderr } = await officer([]);
  expect(code).toBe(1);
  expect(stdout).toContain(escapedName);
  expect(stderr).toContain(`or wrote with another secret.key: “${escapedName}”. Nothing is sealed to them.`);
  expect(await run('submissions', ['--export', 'copy'])).toMatchObject({ code: 1, stderr });
  expect(await officer([recipient, '--remove'])).toMatchObject({ code: 0 });
  expect(await officer([])).toMatchObject({ code: 0, stderr: '' });
});

it('rejects a database whose secret.key is not in DATA_DIR, and creates no secret', async () => {
  const elsewhere = { ...(await environment()), DATA_DIR: path.join(folder, 'elsewhere') };
  const { code, stderr } = await runCommand('officer', [], { environment: elsewhere });
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(/elsewhere has no secret\.key: .+\n$/) });
  expect(existsSync(path.join(folder, 'elsewhere/secret.key'))).toBe(false);
});

it.runIf(process.getuid?.() === 0).each(['', 'store'])(
  'rejects root in another user’s data folder: %s',
  async (subfolder) => {
    const data = mkdtempSync(path.join(folder, 'foreign-'));
    const dataFolder = path.join(data, subfolder);
    mkdirSync(dataFolder, { recursive: true });
    for (const each of [data, dataFolder]) chownSync(each, 12_345, 12_345);
    const before = statSync(dataFolder);
    const { code, stderr } = await runCommand('officer', [], { environment: { DATA_DIR: data } });
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringMatching(
        /^.+ belongs to the user 12345\. Run the command as that user: sudo -u '#12345' …\n$/,
      ),
    });
    expect(statSync(dataFolder)).toMatchObject({ uid: 12_345, mode: before.mode });
    expect(readdirSync(dataFolder)).toEqual([]);
    rmSync(data, { recursive: true });
  },
  60_000,
);

it('prompts twice for a passphrase on a terminal, and never shows it', async () => {
  const command = `"${process.execPath}" server/src/submissions/commands/officer.ts New --only-key --passphrase`;
  const terminal = spawn('script', ['-qec', command, '/dev/null'], {
    cwd: root,
    env: { ...process.env, ...(await environment()) },
  });
  const terminalText = text(terminal.stdout);
  terminal.stdout.on('data', (chunk: Buffer) => {
    if (chunk.includes('Passphrase for the new key: ')) terminal.stdin.write('geheim-geheim-1\r');
    if (chunk.includes('Repeat the passphrase: ')) terminal.stdin.write('geheim-geheim-2\r');
  });
  const output = await terminalText;
  expect(output).toContain('The two passphrases differ: no key was created');
  expect(output).not.toContain('geheim');
  expect(readdirSync(folder)).not.toContain('New.agekey');
});

it.each([
  ['AGE-SECRET-KEY-1QQQQ', /this is a private key/],
  ['age1pq1qqqq', /post-quantum keys are not supported/],
  ['age1tagpq1qqqq', /post-quantum keys are not supported/],
  ['age1yubikey1qqqq', /plugin keys are not supported/],
  ['ssh-ed25519 AAAA', /SSH keys are not supported/],
  ['age1qqqq', /not a public age key, or it has a typing mistake/],
  // All zeros: a valid encoding, but encryption to it fails.
  ['age1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq5cu47z', /not a public age key/],
])('rejects a key to which reports cannot be sealed: %s', async (recipient, reason) => {
  expect(await recipientProblem(recipient)).toMatch(reason);
});

it('accepts a valid key, but not a second time under another name', async () => {
  const { recipient } = await generateKeyPair();
  expect(await recipientProblem(recipient)).toBeUndefined();
  await registerKey(db, secret, { name: '李雷', recipient, role: 'officer' });
  await expect(registerKey(db, secret, { name: 'Other', recipient, role: 'officer' })).rejects.toThrow(
    /already registered as “李雷”/,
  );
});

it.each(['', '../x', 'a/b', '.hidden', '-n', 'a\nb', 'a '.repeat(40), 'x\u202Ey'])('rejects the name %j', (name) => {
  expect(() => checkedOfficerName(name)).toThrow(/A name has/);
});

it('lists the keys that wait for a confirmation, and registers one in its place', async () => {
  const pair = await generateKeyPair();
  const keys = publicKeysOf(pair);
  const { id: accountId } = await db
    .insertInto('account')
    .values({ login: 'li', name: 'Li Na' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await savePendingKey(db, { ...keys, accountId, name: 'Li\u202e Na' });
  const listed = await officer([]);
  expect(listed.stdout).toMatch(
    /^No key is registered: reports are not accepted.\nPending: nothing is sealed to these/,
  );
  for (const part of ['Li\\u202e Na', fingerprintOf(keys.recipient), keys.recipient])
    expect(listed.stdout).toContain(part);
  const registered = await officer(['Li Na', '--recipient', keys.recipient, `--signing-key=${keys.signingKey}`]);
  expect(registered).toMatchObject({ code: 0, stderr: '' });
  expect((await officer([])).stdout).not.toContain('Pending');
  expect(await readReportKeys(db, secret)).toMatchObject([{ name: 'Li Na', ...keys }]);
});
