/** Every use of the command in docs/sealing.md and docs/operations/submissions.md, each in its officerEnvironment process. */
import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { signText } from 'contract/sealing/officer-signature.ts';
import { sealTo } from 'contract/sealing/sealed-report.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseUrlOf, runCommand } from '../../../test/run-command.ts';
import { type RunningSite, runSite } from '../../../test/running-site.ts';
import { report, reporter, visitorOf } from '../../../test/sent-reports.ts';
import { generateKeyPair, writeKeyFile } from '../../cryptography/key-file.ts';
import { readReportKeys } from '../report-keys/store.ts';
import { entryMac } from '../sealing/row-mac.ts';
import { encryptEnvelope } from '../sealing/envelope.ts';
import { publicKeysOf, registerKey } from './officer-keys.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'submissions-command-'));
const root = path.resolve(import.meta.dirname, '../../../..');
const script = 'server/src/submissions/commands/submissions.ts';
const passphrase = 'five words drawn by dice';
let site: RunningSite;
let serverEnvironment: Record<string, string>;
/** An officer's machine, which has no store. */
const officerEnvironment = { INIT_CWD: folder, DATA_DIR: path.join(folder, 'nowhere') };

beforeAll(async () => {
  site = await runSite({ trustedProxies: ['127.0.0.1'] });
  const { db, secret, dataDir } = site.context;
  serverEnvironment = { INIT_CWD: folder, DATA_DIR: dataDir, DATABASE_URL: await databaseUrlOf(db) };
  for (const name of ['old', 'new']) {
    const pair = await generateKeyPair();
    await writeKeyFile(path.join(folder, `${name}.agekey`), pair);
    if (name === 'old') await writeKeyFile(path.join(folder, 'protected.agekey'), pair, passphrase);
    if (name === 'old') await registerKey(db, secret, { name, role: 'officer', ...publicKeysOf(pair) });
  }
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

const server = (options: string, input?: string | Buffer) =>
  runCommand('submissions', options.split(' '), {
    environment: serverEnvironment,
    ...(input !== undefined && { input }),
  });
const officer = (options: string, input?: string) =>
  runCommand('submissions', options.split(' '), {
    environment: officerEnvironment,
    ...(input !== undefined && { input }),
  });
const linesOf = (stdout: string) =>
  stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line): Record<string, unknown> => JSON.parse(line));

it('exports reports to an officer’s machine, answers them, and seals them again for a new officer', async () => {
  const visitor = visitorOf(site);
  const receipt = await visitor.sendReport({ fileNos: [await visitor.upload('凭证.pdf')] });
  const [clear] = linesOf((await server('--kind report')).stdout);
  const id = String(clear?.['id']);
  const unsigned = await server(`--answer ${id} --status inProgress`, '谢谢，我们在查\n');
  expect(unsigned).toMatchObject({ code: 1, stderr: expect.stringMatching(/^An answer to a report is signed.+\n$/) });
  const signed = await server(`--answer ${id} --status inProgress --key old.agekey`, '谢谢，我们在查\n');
  expect(signed).toMatchObject({ code: 0, stderr: '' });
  expect(await visitor.readConversation(receipt)).toEqual(['谢谢，我们在查']);
  expect(clear).toMatchObject({ status: 'received', assignee: null });
  expect(await server(`--assign ${id} --to 王敏`)).toMatchObject({ code: 0, stdout: 'Assigned to 王敏\n' });
  expect(await server(`--assign ${id} --to 督办`)).toMatchObject({ code: 0, stdout: 'Assigned to 督办, was 王敏\n' });

  const publicHalf = /age1\w+/.exec(readFileSync(path.join(folder, 'new.agekey'), 'utf8'))?.[0] ?? '';
  await registerKey(site.context.db, site.context.secret, { name: 'new', role: 'officer', recipient: publicHalf });
  expect(await server('--kind report --export copy')).toMatchObject({ code: 0, stderr: '' });
  const read = await officer('--from copy --key old.agekey --files opened');
  expect(read).toMatchObject({ code: 0, stderr: '' });
  expect(linesOf(read.stdout)).toMatchObject([
    { id, status: 'inProgress', assignee: '督办', ...report, identity: reporter },
  ]);
  expect(readdirSync(path.join(folder, 'opened', id))).toEqual(['1-凭证.pdf']);

  const unprompted = await officer('--from copy --key old.agekey --reseal');
  expect(unprompted).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/new +officer .+\n(.+\n)*Compare the fingerprints/),
  });
  expect(await officer('--from copy --key old.agekey --reseal --yes')).toMatchObject({ code: 0 });
  expect(await server('--import copy')).toMatchObject({ code: 0, stderr: '' });
  expect(linesOf((await server('--kind report --key new.agekey')).stdout)).toMatchObject([{ id, ...report }]);
  expect(await server('--kind report --key new.agekey --reseal --yes')).toMatchObject({ code: 0 });
}, 180_000);

it('exports all reports if a file is missing, names its report, and then the file when the copy is read', async () => {
  const { db, files } = site.context;
  await db.deleteFrom('report').execute();
  const visitor = visitorOf(site);
  await visitor.sendReport({ fileNos: [await visitor.upload('凭证.pdf'), await visitor.upload('ещё.pdf')] });
  const { id } = await db.selectFrom('report').select('id').executeTakeFirstOrThrow();
  await visitor.sendReport({ deptName: 'another' });
  const { storedName } = await db
    .selectFrom('reportFile')
    .select('storedName')
    .orderBy('position')
    .executeTakeFirstOrThrow();
  await files.remove(storedName);
  expect(await server('--kind report --export partial')).toEqual({
    code: 1,
    stdout: expect.stringContaining('Copied 2 sealed reports'),
    stderr: `The report ${id} was copied without 1 of its 2 files: missing from the store\n`,
  });
  const read = await officer('--from partial --key old.agekey --files partly');
  expect(read).toMatchObject({
    code: 1,
    stderr: `${path.join(folder, 'partly', id, '1-凭证.pdf')} was not written: it is missing from the store\n`,
  });
  expect(linesOf(read.stdout)).toHaveLength(2);
  expect(readdirSync(path.join(folder, 'partly', id))).toEqual(['2-ещё.pdf']);
  await db.deleteFrom('report').execute();
}, 180_000);

it('imports an answer once that was signed on an officer’s machine; it is marked if the text is replaced', async () => {
  const { db, secret } = site.context;
  await db.deleteFrom('report').execute();
  const visitor = visitorOf(site);
  const receipt = await visitor.sendReport();
  const { id, receiptRecipient } = await db.selectFrom('report').selectAll().executeTakeFirstOrThrow();
  await server('--kind report --export signed');
  const answerWith = (more: string, input = '请补充三月的单据\n') =>
    officer(`--from signed --answer ${id}${more}`, input);
  expect((await answerWith('')).stderr).toMatch(/requires --key FILE/);
  expect((await answerWith(' --key old.agekey')).stderr).toMatch(/Compare the fingerprints/);
  expect((await answerWith(' --key old.agekey --yes', '\n')).stderr).toMatch(/nothing to save/);
  expect(await answerWith(' --key old.agekey --yes --status inProgress')).toMatchObject({ code: 0 });
  expect(readFileSync(path.join(folder, 'signed/answers.jsonl'), 'utf8')).not.toContain('单据');
  expect((await server('--import signed')).stdout).toContain('Imported 0 reports and 1 answers');
  expect((await server('--import signed')).stdout).toContain('Imported 0 reports and 0 answers');
  expect(await visitor.readConversation(receipt)).toEqual(['请补充三月的单据']);
  const entry = { author: 'staff', text: '请补充三月的单据', signedBy: 'old' };
  const read = async () => linesOf((await server('--kind report --key old.agekey')).stdout);
  expect(await read()).toMatchObject([{ id, status: 'inProgress', entries: [entry] }]);

  // Whoever has the whole server writes a row with a valid MAC, but no signature.
  const row = await db.selectFrom('reportEntry').selectAll().executeTakeFirstOrThrow();
  const recipients = [...(await readReportKeys(db, secret)).map(({ recipient }) => recipient), receiptRecipient];
  const forge = async (content: object) => {
    const sealed = Buffer.from(await sealTo(recipients, content));
    await db
      .updateTable('reportEntry')
      .set({ sealed, mac: entryMac(secret, { ...row, sealed }) })
      .execute();
  };
  await forge({ text: '已结案', files: [] });
  expect(await read()).toMatchObject([{ entries: [{ text: '已结案', signedBy: null }] }]);
  const other = (await generateKeyPair()).identity;
  const forged = { reportId: id, id: row.id, text: '已结案' };
  await forge({ text: '已结案', files: [], signature: signText(other, 'answer', forged) });
  expect(await read()).toMatchObject([{ entries: [{ signedBy: expect.stringMatching(/^an unregistered key/) }] }]);
  const old = (await readReportKeys(db, secret)).find(({ name }) => name === 'old');
  await forge({
    text: '已结案',
    files: [],
    signature: { ...signText(other, 'answer', forged), publicKey: old?.signingKey },
  });
  expect(await read()).toMatchObject([{ entries: [{ signedBy: null, altered: true }] }]);
  await db.deleteFrom('report').execute();
}, 180_000);

/** Runs a command of the officer's machine on a terminal, and types each text after its prompt. */
async function onTerminal(options: string, typed: [prompt: string, keys: string][]) {
  const command = `"${process.execPath}" ${script} ${options}`;
  const terminal = spawn('script', ['-qec', command, '/dev/null'], {
    cwd: root,
    env: { ...process.env, ...officerEnvironment },
  });
  const [output, ended] = [text(terminal.stdout), once(terminal, 'exit')];
  const waiting = [...typed];
  let shown = '';
  terminal.stdout.on('data', (chunk: Buffer) => {
    shown += chunk.toString('utf8');
    const [next] = waiting;
    if (next === undefined || !shown.includes(next[0])) return;
    shown = '';
    waiting.shift();
    terminal.stdin.write(next[1]);
  });
  return { output: await output, code: (await ended)[0] };
}

it('reads passphrase, confirmation and answer from one terminal or pipe', async () => {
  const { db } = site.context;
  await db.deleteFrom('report').execute();
  const visitor = visitorOf(site);
  const receipt = await visitor.sendReport();
  const { id } = await db.selectFrom('report').select('id').executeTakeFirstOrThrow();
  await server('--kind report --export prompted');
  const answers = path.join(folder, 'prompted/answers.jsonl');
  const options = `--from prompted --answer ${id} --key`;
  const confirmed: [string, string] = ['Type yes: ', 'yes\r'];
  const interrupted = await onTerminal(`${options} old.agekey`, [confirmed, ['Type the answer', '半句\r\u0003']]);
  expect(interrupted).toEqual({ code: 1, output: expect.stringContaining('Interrupted: nothing was changed') });
  const declined = await onTerminal(`${options} old.agekey`, [['Type yes: ', '\u0004']]);
  expect(declined).toEqual({ code: 1, output: expect.stringContaining('Nothing was changed') });
  expect(existsSync(answers)).toBe(false);

  const typed: [string, string] = ['Type the answer', '第一行\r第二行\r\u0004'];
  expect(await onTerminal(`${options} old.agekey`, [confirmed, typed])).toMatchObject({ code: 0 });
  const prompts: (typeof typed)[] = [['Passphrase of the key: ', `${passphrase}\r`], confirmed, typed];
  const withPassphrase = await onTerminal(`${options} protected.agekey`, prompts);
  expect(withPassphrase).toEqual({ code: 0, output: expect.not.stringContaining(passphrase) });
  const piped = await officer(`${options} protected.agekey --yes`, `${passphrase}\r\n第三行\n第四行\n`);
  expect(piped).toMatchObject({ code: 0, stderr: expect.stringMatching(/^The first line .+ is the passphrase/) });
  expect((await officer(`${options} protected.agekey --yes`, '第三行\n')).stderr).toMatch(
    /^The first line .+ is the passphrase of the key\nThis passphrase does not open .+\n$/,
  );
  const reading = spawn(process.execPath, [script, '--from', 'prompted', '--key', 'protected.agekey'], {
    cwd: root,
    env: { ...process.env, ...officerEnvironment },
  });
  // The pipe stays open.
  reading.stdin.write(`${passphrase}\n`);
  expect(await once(reading, 'exit')).toEqual([0, null]);
  expect((await server('--import prompted')).stdout).toContain('0 reports and 3 answers');
  expect(await visitor.readConversation(receipt)).toEqual(['第一行\n第二行', '第一行\n第二行', '第三行\n第四行']);
  await db.deleteFrom('report').execute();
}, 180_000);

it('rejects an answer that is not UTF-8 text, and saves nothing', async () => {
  const inputs = [
    // 您好 in GBK.
    Buffer.from('c4fabac3', 'hex'),
    Buffer.from('\ufeff谢谢', 'utf16le'),
    'a\u0000b',
    '\u001b[2J',
    'a\ufffd',
  ];
  const answered = await Promise.all(inputs.map((input) => server(`--answer ${randomUUID()}`, input)));
  for (const result of answered)
    expect(result).toEqual({ code: 1, stdout: '', stderr: 'The answer is not UTF-8 text: nothing was saved\n' });
}, 60_000);

it('lists everything else when messages do not open, names these, and ends with code 1', async () => {
  const { db } = site.context;
  const visitor = visitorOf(site);
  const message = { sayType: '2', reporterType: '1', ...reporter, email: 'a@example.com' };
  for (const remark of ['altered', 'unencrypted', 'last']) await visitor.send({ ...message, remark });
  await visitor.sendReport({ deptName: 'after the messages' });
  const rows = await db.selectFrom('submission').select('id').orderBy('receivedAt').execute();
  const [altered = '', unencrypted = '', last] = rows.map(({ id }) => id);
  await db
    .updateTable('submission')
    .set({ sealed: randomBytes(200) })
    .where('id', '=', altered)
    .execute();
  await sql`update submission set fields = '{}', sealed = null, wrapped_key = null, key_id = null
    where id = ${unencrypted}`.execute(db);
  const { code, stdout, stderr } = await server('--key old.agekey');
  const listed = linesOf(stdout);
  expect(listed.filter(({ kind }) => kind !== 'report')).toMatchObject([{ id: last, remark: 'last' }]);
  expect(listed).toContainEqual(expect.objectContaining({ kind: 'report', deptName: 'after the messages' }));
  expect(stderr.trimEnd().split('\n')).toEqual([
    `The message ${altered} is damaged and cannot be decrypted`,
    `The message ${unencrypted} of an earlier version is not encrypted: start the server once`,
  ]);
  expect(code).toBe(1);
});

it('rejects invalid options with one line, before it opens anything', async () => {
  const usageErrors: [string, RegExp][] = [
    ['--kind resume --export copy2', /^--export is only for reports.+\n$/],
    ['--import copy --key old.agekey', /^--key cannot be used with --import\n$/],
    ['--kind report --reseal', /^--reseal requires --key FILE.+\n$/],
    ['--answer nobody', /^There is no submission with this id.+\n$/],
    ['--assign nobody --to Li', /^There is no submission with this id.+\n$/],
    [`--assign ${randomUUID()} --to Li`, /^There is no submission with this id.+\n$/],
    ['--assign nobody', /^--assign requires --to NAME.+\n$/],
    ['--kind message --to Li', /^--to cannot be used with --kind\n$/],
  ];
  const results = await Promise.all(usageErrors.map(([options]) => server(options, 'text')));
  for (const [index, [, reason]] of usageErrors.entries()) {
    expect(results[index]?.stderr).toMatch(reason);
    expect(results[index]).toMatchObject({ code: 1, stdout: '' });
  }
});

it('rewraps what it can, names the keys of all other rows, and ends with code 1 until there are none', async () => {
  const { db, dataDir } = site.context;
  await db.deleteFrom('submission').execute();
  const message = { sayType: '2', reporterType: '1', ...reporter, email: 'a@example.com' };
  for (const remark of ['lost', 'older', 'last']) await visitorOf(site).send({ ...message, remark });
  const rows = await db.selectFrom('submission').select('id').orderBy('receivedAt').execute();
  const [lost = '', older = '', last] = rows.map(({ id }) => id);
  await db.updateTable('submission').set({ keyId: 'gone' }).where('id', '=', lost).execute();
  await db.insertInto('keyFingerprint').values({ name: 'submission:gone', fingerprint: null }).execute();
  // A key of the same name, which was lost before this one was made.
  const olderKey = randomBytes(32);
  const envelope = encryptEnvelope([{ id: '1', key: olderKey }], older, '{}');
  await db.updateTable('submission').set(envelope).where('id', '=', older).execute();
  const keys = path.join(dataDir, 'submission.keys');
  const before = readFileSync(keys, 'utf8');
  const second = `2:${randomBytes(32).toString('hex')}\n`;
  writeFileSync(keys, second + before);
  const rewrapped = 'Rewrapped 1 submissions with the key “2”\n';
  const { code, stdout, stderr } = await server('--rewrap');
  expect([code, stdout]).toEqual([1, rewrapped]);
  expect(stderr.trimEnd().split('\n').toSorted()).toEqual([
    expect.stringMatching(/^Rows left that do not open with the key “1” .+: 1$/),
    'Rows left under the lost key “gone”: 1',
  ]);
  const printed = await server('--kind message');
  expect(linesOf(printed.stdout)).toMatchObject([{ id: last, remark: 'last' }]);
  expect(printed.stderr).toContain(`The message ${lost} was encrypted with the lost key “gone”\n`);
  await runCommand('keys', ['--forget', 'submission:1'], { environment: serverEnvironment });
  writeFileSync(keys, `${second}1:${olderKey.toString('hex')}\n`);
  await db.deleteFrom('submission').where('id', '=', lost).execute();
  expect(await server('--rewrap')).toEqual({ code: 0, stdout: rewrapped, stderr: '' });
}, 60_000);
