/** Visitors that send submissions of every kind under load and remember what was acknowledged. */
import { randomBytes, randomInt } from 'node:crypto';
import { type SubmissionKind, sayTypes } from 'contract/submissions/submissions.ts';
import { expect } from 'vitest';
import { readSavedData } from './saved-submissions.ts';
import { callGateway, randomPdf, type SentFile, sendFile, solvedForReport } from './sender.ts';

type Sent = {
  kind: SubmissionKind;
  remark: string;
  fields: object;
  challenge: string | undefined;
  files: SentFile[];
  receipts: Set<string>;
};

/** The state of one server's visitors: acknowledged submissions, and those to send again. */
export type Visitors = {
  acknowledged: Map<string, Sent>;
  pending: Map<string, Sent>;
  rejected: string[];
  started: number;
};

export async function submit(url: string, visitors: Visitors, sent: Sent): Promise<void> {
  visitors.pending.set(sent.remark, sent);
  const response = await callGateway(url, '/ru/wms/dqgx/submitReporter', {
    ...sent.fields,
    challenge: sent.challenge,
  });
  if (response === undefined) return;
  if (response.code !== 200 || response.receipt === undefined) {
    // A visitor with a 429 tries again later.
    if (response.code !== 429) visitors.rejected.push(`${sent.remark}: ${JSON.stringify(response)}`);
    return;
  }
  sent.receipts.add(response.receipt);
  visitors.acknowledged.set(sent.remark, sent);
  visitors.pending.delete(sent.remark);
}

const kinds = ['message', 'resume', 'report'] as const satisfies readonly SubmissionKind[];

export async function write(url: string, visitors: Visitors, postNo: string): Promise<void> {
  visitors.started += 1;
  const number = visitors.started;
  const kind = kinds[number % kinds.length] ?? 'message';
  const files: SentFile[] = [];
  for (let left = kind === 'message' ? 0 : randomInt(1, 4); left > 0; left -= 1) {
    const file = await sendFile(url, `файл ${left}.pdf`, randomPdf(randomInt(1, 200_000)));
    // It was not acknowledged, so the visitor has no file to submit.
    if (file === undefined) return;
    files.push(file);
  }
  const remark = `${kind} ${number}`;
  const fieldsOfKind = {
    message: { reporterType: '1', reporter: 'Иван Иванов', reporterMobile: '+79123456789', email: 'i@example.com' },
    report: { reporterItems: ['1'], deptName: 'Склад', ifShow: 1, fileNos: files.map(({ fileToken }) => fileToken) },
    resume: { postNo, fileNos: files.map(({ fileToken }) => fileToken) },
  };
  const idempotencyKey = randomBytes(24).toString('base64url');
  const challenge = kind === 'report' ? await solvedForReport(url) : undefined;
  const fields = { sayType: sayTypes[kind], remark, idempotencyKey, ...fieldsOfKind[kind] };
  await submit(url, visitors, { kind, remark, fields, challenge, files, receipts: new Set() });
}

export function newVisitors(): Visitors {
  return { acknowledged: new Map(), pending: new Map(), rejected: [], started: 0 };
}

/** Repeats submissions that were not acknowledged. */
export async function sendAgain(url: string, visitors: Visitors): Promise<void> {
  for (const sent of visitors.pending.values()) await submit(url, visitors, sent);
}

/**
 * Reads a data folder whose server has ended and expects every acknowledged submission once with
 * its files. Returns the number of submissions and files.
 */
export async function expectAllSaved(dataDir: string, { acknowledged, pending, rejected }: Visitors) {
  expect(rejected).toEqual([]);
  expect([...pending.keys()]).toEqual([]);
  const { submissions, orphans, missing } = await readSavedData(dataDir);
  expect({ orphans, missing }).toEqual({ orphans: [], missing: [] });
  const byRemark = (a: { remark: string }, b: { remark: string }) => (a.remark < b.remark ? -1 : 1);
  const sent = [...acknowledged.values()].map(({ kind, remark, files }) => ({
    kind,
    remark,
    fileTokens: files.map(({ fileToken }) => fileToken),
    files: files.map(({ sha256 }) => sha256),
  }));
  expect(submissions.toSorted(byRemark)).toEqual(sent.toSorted(byRemark));
  return { submissions: sent.length, files: sent.flatMap(({ files }) => files).length };
}
