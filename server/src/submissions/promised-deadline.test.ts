import { readFileSync } from 'node:fs';
import path from 'node:path';
import { byKind, resumeReplyDays, rulesOf } from 'contract/submissions/submission-kinds.ts';
import type { WorkingTime } from 'contract/working-time/working-calendar.ts';
import { endOfWorkingDays } from 'contract/working-time/working-days.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { type Browser, signedIn } from '../../test/staff.ts';
import { submitAsNew, uploadFile } from '../../test/visitor.ts';
import { projectFolder } from '../config/project-folder.ts';
import { runHourlyJobs } from '../hourly-jobs/hourly-jobs.ts';
import { writeStaffEntry } from './conversations/conversation.ts';
import { addResumeDeadlines } from './promised-deadline.ts';

let site: RunningSite;
let hr: Browser;
let calendar: WorkingTime;
let postNo: string;

beforeAll(async () => {
  site = await runSite({ trustedProxies: ['127.0.0.1'] });
  hr = (await signedIn(site, 'hr', ['hr'])).browser;
  const { db } = site.context;
  ({ postNo } = await db.selectFrom('jobPost').select('postNo').where('open', '=', true).executeTakeFirstOrThrow());
  const { replyTerms } = await site.context.formContent();
  if (replyTerms === undefined) throw new Error('The demonstration has no calendar');
  ({ calendar } = replyTerms);
});
beforeEach(() => site.context.db.deleteFrom('submission').execute());
afterAll(() => site.close());

/** The deadline by which the site answers what came then. */
const deadlineOf = (receivedAt: Date) => endOfWorkingDays(calendar, resumeReplyDays, receivedAt.getTime()) ?? 0;

async function sendResume(): Promise<void> {
  const fileNos = [await uploadFile(site.url, '简历.pdf')];
  const { status } = await submitAsNew(site.url, { sayType: rulesOf('resume').sayType, postNo, fileNos });
  expect(status).toBe(200);
}

const stored = () =>
  site.context.db.selectFrom('submission').select(['id', 'receivedAt', 'deadline']).orderBy('receivedAt').execute();

describe('a resume', () => {
  it('has the deadline that the site promises, and is listed by it in working days', async () => {
    await sendResume();
    const { db } = site.context;
    await db.updateTable('submission').set({ suspicions: [] }).execute();
    const [resume] = await stored();
    if (resume === undefined) throw new Error('Nothing is stored');
    expect(resume.deadline?.getTime()).toBe(deadlineOf(resume.receivedAt));
    const listed = (await hr.get('inbox/resume')).body;
    expect(listed).toMatchObject({ content: [{ daysLeft: resumeReplyDays }], counts: { overdue: 0, soon: 0 } });
    expect((await hr.get(`inbox/resume/${resume.id}`)).body).toMatchObject({
      data: { daysLeft: resumeReplyDays, promise: { length: resumeReplyDays, used: 0 } },
    });
    const inDays = (days: number) => new Date(endOfWorkingDays(calendar, days, Date.now()) ?? 0);
    const countsAt = async (deadline: Date) => {
      await db.updateTable('submission').set({ deadline }).execute();
      return (await hr.get('inbox/resume')).body;
    };
    expect(await countsAt(inDays(3))).toMatchObject({ counts: { overdue: 0, soon: 0 } });
    expect(await countsAt(inDays(2))).toMatchObject({ content: [{ daysLeft: 2 }], counts: { overdue: 0, soon: 1 } });
    const passed = await countsAt(new Date(Date.now() - 1000));
    expect(passed).toMatchObject({ content: [{ daysLeft: -1 }], counts: { overdue: 1, soon: 0 } });
  });

  it('of an earlier version gets its deadline at the start, unless it is done or answered', async () => {
    const { db } = site.context;
    const receivedAt = new Date('2026-11-09T10:00:00+08:00');
    const insert = (count: number, { kind = 'resume', status = 'received' } = {}) =>
      sql`insert into submission (kind, locale, status, closed_on, sealed, wrapped_key, key_id, key_hash, content_hash, suspicions, received_at)
        select ${kind}, 'cn', ${status}, ${status === 'closed' ? '2026-11-10' : null}::date, '', '', '', sha256(gen_random_uuid()::text::bytea), '', '{}', ${receivedAt}
        from generate_series(1, ${count})`.execute(db);
    // More than one batch.
    await insert(501);
    await insert(1, { kind: 'message' });
    await insert(1, { status: 'closed' });
    await sendResume();
    const answered = (await stored()).at(-1)?.id ?? '';
    await db.updateTable('submission').set({ deadline: null }).where('id', '=', answered).execute();
    await writeStaffEntry(site.context, { id: answered, text: '谢谢', status: 'inProgress' });
    const { replyTerms } = await site.context.formContent();
    await addResumeDeadlines(db, undefined);
    expect((await stored()).filter(({ deadline }) => deadline !== null)).toEqual([]);
    await addResumeDeadlines(db, replyTerms);
    const deadlines = (await stored()).map(({ deadline }) => deadline?.toISOString());
    expect(deadlines.filter((deadline) => deadline === '2026-11-23T09:30:00.000Z')).toHaveLength(501);
    expect(deadlines.filter((deadline) => deadline === undefined)).toHaveLength(3);
  });

  it('that the calendar did not reach gets its deadline within the hour in which it does', async () => {
    await sendResume();
    const { db } = site.context;
    await db.updateTable('submission').set({ deadline: null }).execute();
    const formContent = () => Promise.resolve({ replyTerms: undefined, choices: new Map<never, never>() });
    const retention = byKind(() => 365);
    await runHourlyJobs({ ...site.context, formContent }, retention);
    expect((await stored()).map(({ deadline }) => deadline)).toEqual([null]);
    await runHourlyJobs(site.context, retention);
    const [resume] = await stored();
    expect(resume?.deadline?.getTime()).toBe(deadlineOf(resume?.receivedAt ?? new Date(0)));
  });
});

it('the content promises as many working days', () => {
  const promises =
    /\d+(?=个工作日内答复)|(?<=(?:answers|answered) within )\d+(?= working days)|(?<=отве\S+ .{0,20}за\s)\d+(?=\sрабочих)/gu;
  for (const file of ['content/jobs.json', 'content/settings.json']) {
    const found = readFileSync(path.join(projectFolder, file), 'utf8').match(promises);
    expect(found, file).toEqual([1, 2, 3].map(() => String(resumeReplyDays)));
  }
});
