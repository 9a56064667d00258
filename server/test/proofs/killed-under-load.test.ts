/** Fifty times a server is killed in the midst of its work; nothing that it acknowledged may be lost, doubled or halved. */
import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sayTypes, type SubmissionKind } from 'contract/submissions.ts';
import { expect, it } from 'vitest';
import { startServer } from '../started-server.ts';
import { killStore } from './cut-power.ts';
import { readKept } from './kept-submissions.ts';
import { ownPlace } from './own-place.ts';
import { ask, openPost, randomPdf, type SentFile, sendFile } from './sender.ts';

const roundsEach = 25;
const sendersAtOnce = 4;

type Sent = { kind: SubmissionKind; remark: string; fields: object; files: SentFile[]; receipts: Set<string> };

/** What the visitors of one server know: what was acknowledged, and what they must send again. */
type Visitors = { acknowledged: Map<string, Sent>; pending: Map<string, Sent>; refused: string[]; written: number };

async function submit(url: string, visitors: Visitors, sent: Sent): Promise<void> {
  visitors.pending.set(sent.remark, sent);
  const answer = await ask(url, '/ru/wms/dqgx/submitReporter', sent.fields);
  if (answer === undefined) return;
  if (answer.code !== 200 || answer.receipt === undefined) {
    // Whoever is told to come back later comes back.
    if (answer.code !== 429) visitors.refused.push(`${sent.remark}: ${JSON.stringify(answer)}`);
    return;
  }
  sent.receipts.add(answer.receipt);
  visitors.acknowledged.set(sent.remark, sent);
  visitors.pending.delete(sent.remark);
}

const kinds = ['message', 'resume', 'report'] as const satisfies readonly SubmissionKind[];

async function write(url: string, visitors: Visitors, postNo: string): Promise<void> {
  visitors.written += 1;
  const number = visitors.written;
  const kind = kinds[number % kinds.length] ?? 'message';
  const files: SentFile[] = [];
  for (let left = kind === 'message' ? 0 : randomInt(1, 4); left > 0; left -= 1) {
    const file = await sendFile(url, `файл ${left}.pdf`, randomPdf(randomInt(1, 200_000)));
    // Never acknowledged: the visitor has nothing to send.
    if (file === undefined) return;
    files.push(file);
  }
  const remark = `${kind} ${number}`;
  const own = {
    message: { reporterType: '1', reporter: 'Иван Иванов', reporterMobile: '+79123456789', email: 'i@example.com' },
    report: { reporterItems: ['1'], deptName: 'Склад', ifShow: 1, fileNos: files.map(({ handle }) => handle) },
    resume: { postNo, fileNos: files.map(({ handle }) => handle) },
  };
  const idempotencyKey = randomBytes(24).toString('base64url');
  const fields = { sayType: sayTypes[kind], remark, idempotencyKey, ...own[kind] };
  await submit(url, visitors, { kind, remark, fields, files, receipts: new Set() });
}

/** Sends again what was not acknowledged; what was must be there by itself. */
async function sendAgain(url: string, visitors: Visitors): Promise<void> {
  for (const sent of visitors.pending.values()) await submit(url, visitors, sent);
}

/** One data folder's rounds: each starts the server on what the last one left, and strikes at a random moment. */
async function strike({ dataDir, environment }: ReturnType<typeof ownPlace>, visitors: Visitors): Promise<void> {
  for (let round = 0; round < roundsEach; round += 1) {
    const server = await startServer(environment);
    const postNo = await openPost(server.url);
    const struck = new AbortController();
    const sending = Array.from({ length: sendersAtOnce }, async () => {
      while (!struck.signal.aborted) await write(server.url, visitors, postNo);
    });
    const again = sendAgain(server.url, visitors);
    const before = visitors.acknowledged.size;
    await pause(randomInt(100, 1100));
    // On a busy machine as well something has been promised in every round.
    while (visitors.acknowledged.size === before) await pause(5);
    struck.abort();
    await server.kill();
    if (round % 3 === 0) await killStore(dataDir);
    await Promise.all([...sending, again]);
  }
  const last = await startServer(environment);
  await sendAgain(last.url, visitors);
  expect(await last.stop()).toBe(0);
}

/** Sends some of what was acknowledged once more, as after a lost answer: the same receipts, and nothing new. */
async function sendKnown({ dataDir, environment }: ReturnType<typeof ownPlace>, visitors: Visitors): Promise<number> {
  const server = await startServer(environment);
  for (const sent of [...visitors.acknowledged.values()].slice(-6)) await submit(server.url, visitors, sent);
  expect(await server.stop()).toBe(0);
  return (await readKept(dataDir)).submissions.length;
}

it.skipIf(process.env.LONG_PROOFS === undefined)(
  'keeps every acknowledged submission once, with its files, through fifty kills',
  async () => {
    const totals = await Promise.all(
      ['first', 'second'].map(async (name) => {
        using place = ownPlace(`kill-${name}`);
        const visitors: Visitors = { acknowledged: new Map(), pending: new Map(), refused: [], written: 0 };
        await strike(place, visitors);
        expect(visitors.refused).toEqual([]);
        expect([...visitors.pending.keys()]).toEqual([]);
        const { submissions, orphans, missing } = await readKept(place.dataDir);
        expect({ orphans, missing }).toEqual({ orphans: [], missing: [] });
        const byRemark = (a: { remark: string }, b: { remark: string }) => (a.remark < b.remark ? -1 : 1);
        const sent = [...visitors.acknowledged.values()].map(({ kind, remark, files }) => ({
          kind,
          remark,
          handles: files.map(({ handle }) => handle),
          files: files.map(({ sha256 }) => sha256),
        }));
        expect(submissions.toSorted(byRemark)).toEqual(sent.toSorted(byRemark));
        expect(await sendKnown(place, visitors)).toBe(sent.length);
        expect([...visitors.acknowledged.values()].filter(({ receipts }) => receipts.size !== 1)).toEqual([]);
        return {
          submissions: sent.length,
          files: sent.flatMap(({ files }) => files).length,
          written: visitors.written,
        };
      }),
    );
    const sum = (name: 'submissions' | 'files' | 'written') => totals.reduce((total, each) => total + each[name], 0);
    console.log(
      `${2 * roundsEach} kills: ${sum('submissions')} submissions with ${sum('files')} files kept of ${sum('written')} begun`,
    );
    expect(sum('files')).toBeGreaterThan(roundsEach);
  },
  600_000,
);
