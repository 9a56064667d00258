/** Every use of the command in docs/sealing.md and docs/operations/submissions.md, each in its officerEnvironment process. */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseUrlOf, runCommand } from '../../../test/run-command.ts';
import { type RunningSite, runSite } from '../../../test/running-site.ts';
import { report, reporter, visitorOf } from '../../../test/sent-reports.ts';
import { generateKeyPair, writeKeyFile } from '../../cryptography/key-file.ts';
import { readReportKeys } from '../report-keys/store.ts';
import { signAnswer } from '../sealing/answer-signature.ts';
import { entryMac } from '../sealing/row-mac.ts';
import { sealTo } from '../sealing/sealed-report.ts';
import { publicKeysOf, registerKey } from './officer-keys.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'submissions-command-'));
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
    if (name === 'old') await registerKey(db, secret, { name, role: 'officer', ...publicKeysOf(pair) });
  }
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

const server = (options: string, input?: string) =>
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
  expect(await server(`--assign ${id} --to 督办`)).toMatchObject({ code: 0, stdout: expect.stringContaining('督办') });

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
    const sealed = await sealTo(recipients, content);
    await db
      .updateTable('reportEntry')
      .set({ sealed, mac: entryMac(secret, { ...row, sealed }) })
      .execute();
  };
  await forge({ text: '已结案', files: [] });
  expect(await read()).toMatchObject([{ entries: [{ text: '已结案', signedBy: null }] }]);
  const other = (await generateKeyPair()).identity;
  const forged = { reportId: id, id: row.id, text: '已结案' };
  await forge({ text: '已结案', files: [], signature: signAnswer(other, forged) });
  expect(await read()).toMatchObject([{ entries: [{ signedBy: expect.stringMatching(/^an unregistered key/) }] }]);
  const old = (await readReportKeys(db, secret)).find(({ name }) => name === 'old');
  await forge({ text: '已结案', files: [], signature: { ...signAnswer(other, forged), publicKey: old?.signingKey } });
  expect(await read()).toMatchObject([{ entries: [{ signedBy: null, altered: true }] }]);
  await db.deleteFrom('report').execute();
}, 180_000);

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
