/** Every use of the command in docs/sealing.md and docs/operations.md, each in its own process. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseUrlOf, runCommand } from '../../../test/run-command.ts';
import { type RunningSite, runSite } from '../../../test/running-site.ts';
import { report, reporter, visitorOf } from '../../../test/sent-reports.ts';
import { drawKeyPair, writeKeyFile } from '../../cryptography/key-file.ts';
import { registerKey } from './officer-keys.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'submissions-command-'));
let site: RunningSite;
let atServer: Record<string, string>;
/** An officer's machine, which has no store. */
const own = { INIT_CWD: folder, DATA_DIR: path.join(folder, 'nowhere') };

beforeAll(async () => {
  site = await runSite({ trustedProxies: ['127.0.0.1'] });
  const { db, secret, dataDir } = site.context;
  atServer = { INIT_CWD: folder, DATA_DIR: dataDir, DATABASE_URL: await databaseUrlOf(db) };
  for (const name of ['old', 'new']) {
    const pair = await drawKeyPair();
    await writeKeyFile(path.join(folder, `${name}.agekey`), pair);
    if (name === 'old') await registerKey(db, secret, { name, role: 'officer', recipient: pair.recipient });
  }
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

const server = (words: string, input?: string) =>
  runCommand('submissions', words.split(' '), { environment: atServer, ...(input !== undefined && { input }) });
const officer = (words: string) => runCommand('submissions', words.split(' '), { environment: own });
const linesOf = (stdout: string) =>
  stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line): Record<string, unknown> => JSON.parse(line));

it('reports go to an officer’s own machine, are answered, and open for a new officer', async () => {
  const visitor = visitorOf(site);
  const receipt = await visitor.sendReport({ fileNos: [await visitor.upload('凭证.pdf')] });
  const [clear] = linesOf((await server('--kind report')).stdout);
  const id = String(clear?.['id']);
  expect(await server(`--answer ${id} --status inProgress`, '谢谢，我们在查\n')).toMatchObject({ code: 0, stderr: '' });
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

it('what cannot be meant is refused in a sentence, before anything is opened', async () => {
  const mistakes: [string, RegExp][] = [
    ['--kind resume --export copy2', /^--export is for reports.+\n$/],
    ['--import copy --key old.agekey', /^--key does not go with --import\n$/],
    ['--kind report --reseal', /^--reseal needs --key FILE.+\n$/],
    ['--answer nobody', /^There is no submission of this id.+\n$/],
    ['--assign nobody --to Li', /^There is no submission of this id.+\n$/],
    [`--assign ${randomUUID()} --to Li`, /^There is no submission of this id.+\n$/],
    ['--assign nobody', /^--assign needs --to NAME.+\n$/],
    ['--kind message --to Li', /^--to does not go with --kind\n$/],
  ];
  const told = await Promise.all(mistakes.map(([words]) => server(words, 'text')));
  for (const [index, [, reason]] of mistakes.entries()) {
    expect(told[index]?.stderr).toMatch(reason);
    expect(told[index]).toMatchObject({ code: 1, stdout: '' });
  }
});
