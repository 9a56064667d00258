import { randomBytes, randomUUID } from 'node:crypto';
import { byKind } from 'contract/submissions/submission-kinds.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { message } from '../../test/sample-submissions.ts';
import { submitAsNew, uploadFile } from '../../test/visitor.ts';
import { recordWithdrawal } from '../submissions/withdrawn.ts';
import { runHourlyJobs } from './hourly-jobs.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite({ trustedProxies: ['127.0.0.1'] });
});
beforeEach(async () => {
  const { db } = site.context;
  for (const table of ['submission', 'report', 'upload', 'withdrawnSubmission'] as const)
    await db.deleteFrom(table).execute();
  const notedDay = new Date().toISOString().slice(0, 10);
  await db.updateTable('installation').set({ notedDay, heldSince: null }).execute();
});
afterAll(() => site.close());

const retention = { ...byKind(() => 365), message: 10, resume: 20, report: 30 };
const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day);
const runJobsIn = (days: number) => runHourlyJobs(site.context, retention, inDays(days));
const counts = async () => {
  const { db } = site.context;
  const [messages, uploads] = [db.selectFrom('submission').select('id'), db.selectFrom('upload').select('storedName')];
  return [(await messages.execute()).length, (await uploads.execute()).length];
};
/** The output since the last call. */
const outputOf = (to: 'log' | 'warn') => {
  const lines = vi.mocked(console[to]).mock.calls.map(([line]) => String(line));
  vi.mocked(console[to]).mockClear();
  return lines;
};

it('deletes expired rows although no file can be deleted, and logs the count and the failure', async () => {
  const { db, files } = site.context;
  const log = vi.spyOn(console, 'log').mockReturnValue(undefined);
  await submitAsNew(site.url, message);
  await uploadFile(site.url, 'cv.pdf');
  const ago = inDays(-18);
  for (const table of ['submission', 'upload'] as const) await db.updateTable(table).set({ receivedAt: ago }).execute();
  const remove = () => Promise.reject(new Error('The file store is unreachable'));
  await runHourlyJobs({ ...site.context, files: { ...files, remove } }, retention);
  expect(vi.mocked(console.error).mock.calls).toEqual([
    ['Unclaimed files could not be deleted:', 'The file store is unreachable'],
  ]);
  vi.mocked(console.error).mockClear();
  expect(await counts()).toEqual([0, 1]);
  expect(outputOf('log')).toEqual(['Deleted after their retention: 1 messages']);
  log.mockRestore();
});

it('logs the number of deleted reports only from ten on', async () => {
  const { db } = site.context;
  const log = vi.spyOn(console, 'log').mockReturnValue(undefined);
  for (const count of [9, 10]) {
    for (let number = 0; number < count; number += 1) {
      const bytes = randomBytes(32);
      const sealed = { sealed: bytes, sealedIdentity: bytes, receiptId: bytes, receiptRecipient: 'age1' };
      const known = { locale: 'cn', keyHash: bytes, contentHash: bytes, consentVersion: null } as const;
      const { id } = await db
        .insertInto('report')
        .values({ ...sealed, ...known, id: randomUUID(), suspicions: [], receivedAt: inDays(-100), mac: bytes })
        .returning('id')
        .executeTakeFirstOrThrow();
      await sql`update report set status = 'closed', closed_on = '2000-01-01' where id = ${id}`.execute(db);
    }
    await runHourlyJobs(site.context, retention);
  }
  expect(outputOf('log')).toEqual(['Deleted after their retention: 10 reports']);
  log.mockRestore();
});

it('deletes nothing for seven days after the clock has jumped', async () => {
  vi.spyOn(console, 'log').mockReturnValue(undefined);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  await submitAsNew(site.url, message);
  await uploadFile(site.url, 'cv.pdf');
  const twentyYears = 7305;
  await runJobsIn(twentyYears);
  expect(await counts()).toEqual([1, 1]);
  expect(outputOf('warn')).toEqual([expect.stringMatching(/^The clock shows .+: nothing is deleted for 7 days/)]);
  // Back again, and a server that was off for three days.
  for (const days of [0, 3]) {
    await runJobsIn(days);
    expect(outputOf('warn')).toHaveLength(1);
  }
  for (const days of [4, 6, 8, 9]) await runJobsIn(days);
  expect([await counts(), outputOf('warn'), outputOf('log')]).toEqual([[1, 1], [], []]);
  await runJobsIn(10);
  expect(await counts()).toEqual([1, 0]);
  await runJobsIn(12);
  await runJobsIn(14);
  await runJobsIn(16);
  expect(await counts()).toEqual([1, 0]);
  await runJobsIn(18);
  expect(await counts()).toEqual([0, 0]);
  vi.mocked(console.log).mockRestore();
});

it('deletes expired withdrawals, but none for seven days after the clock has jumped', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const { db } = site.context;
  const withdraw = () => recordWithdrawal(db, { keyHash: randomBytes(32), contentHash: randomBytes(32) });
  const recorded = async () => (await db.selectFrom('withdrawnSubmission').select('mark').execute()).length;
  await withdraw();
  await db.updateTable('withdrawnSubmission').set({ until: sql<Date>`current_date + 1` }).execute();
  const aYear = 365;
  await runJobsIn(aYear);
  // Another withdrawal in the wrong year must not delete the earlier record.
  await db.updateTable('withdrawnSubmission').set({ until: sql<Date>`current_date` }).execute();
  await withdraw();
  expect(await recorded()).toBe(2);
  for (const days of [2, 4, 6]) {
    await runJobsIn(aYear + days);
    expect(await recorded()).toBe(2);
  }
  await runJobsIn(aYear + 7);
  expect(await recorded()).toBe(0);
  expect(outputOf('warn')).toHaveLength(1);
});
