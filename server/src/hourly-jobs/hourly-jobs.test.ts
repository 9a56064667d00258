import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { submitAsNew, uploadFile } from '../../test/visitor.ts';
import { runHourlyJobs } from './hourly-jobs.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite({ trustedProxies: ['127.0.0.1'] });
});
beforeEach(async () => {
  const { db } = site.context;
  for (const table of ['submission', 'report', 'upload'] as const) await db.deleteFrom(table).execute();
  const notedDay = new Date().toISOString().slice(0, 10);
  await db.updateTable('installation').set({ notedDay, heldSince: null }).execute();
});
afterAll(() => site.close());

const message = {
  sayType: '2',
  reporterType: '1',
  reporter: '李雷',
  reporterMobile: '13800138000',
  email: 'li@carbon.example',
  remark: '询价',
};
const retention = { message: 10, resume: 20, report: 30 };
const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day);
const clearIn = (days: number) => runHourlyJobs(site.context, retention, inDays(days));
const counts = async () => {
  const { db } = site.context;
  const [messages, uploads] = [db.selectFrom('submission').select('id'), db.selectFrom('upload').select('storedName')];
  return [(await messages.execute()).length, (await uploads.execute()).length];
};
/** The output since the last call. */
const written = (to: 'log' | 'warn') => {
  const lines = vi.mocked(console[to]).mock.calls.map(([line]) => String(line));
  vi.mocked(console[to]).mockClear();
  return lines;
};

it('deletes what has outlived its time although no file can be removed, and says how much and what failed', async () => {
  const { db, files } = site.context;
  const log = vi.spyOn(console, 'log').mockReturnValue(undefined);
  await submitAsNew(site.url, message);
  await uploadFile(site.url, 'cv.pdf');
  const ago = inDays(-18);
  for (const table of ['submission', 'upload'] as const) await db.updateTable(table).set({ receivedAt: ago }).execute();
  const remove = () => Promise.reject(new Error('The store is away'));
  await runHourlyJobs({ db, files: { ...files, remove } }, retention);
  expect(vi.mocked(console.error).mock.calls).toEqual([
    ['Files that nobody claimed could not be deleted:', 'The store is away'],
  ]);
  vi.mocked(console.error).mockClear();
  expect(await counts()).toEqual([0, 1]);
  expect(written('log')).toEqual(['Deleted, having been kept as long as they may be: 1 messages']);
  log.mockRestore();
});

it('does not say how many reports were deleted, unless they were many', async () => {
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
  expect(written('log')).toEqual(['Deleted, having been kept as long as they may be: 10 reports']);
  log.mockRestore();
});

it('deletes nothing with a clock that jumped, until it has gone on for seven days', async () => {
  vi.spyOn(console, 'log').mockReturnValue(undefined);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  await submitAsNew(site.url, message);
  await uploadFile(site.url, 'cv.pdf');
  const twentyYears = 7305;
  await clearIn(twentyYears);
  expect(await counts()).toEqual([1, 1]);
  expect(written('warn')).toEqual([expect.stringMatching(/^The clock shows .+: for 7 days nothing is deleted/)]);
  // Back again, and a server that was off for three days.
  for (const days of [0, 3]) {
    await clearIn(days);
    expect(written('warn')).toHaveLength(1);
  }
  for (const days of [4, 6, 8, 9]) await clearIn(days);
  expect([await counts(), written('warn'), written('log')]).toEqual([[1, 1], [], []]);
  await clearIn(10);
  expect(await counts()).toEqual([1, 0]);
  await clearIn(12);
  await clearIn(14);
  await clearIn(16);
  expect(await counts()).toEqual([1, 0]);
  await clearIn(18);
  expect(await counts()).toEqual([0, 0]);
  vi.mocked(console.log).mockRestore();
});
