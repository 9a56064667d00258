/** Other items from the same telephone number or e-mail address, of an opened one. */
import { getInboxItem, type InboxItem, maxSameContactItems } from 'contract/console/inbox-item.ts';
import { byKind } from 'contract/submissions/submission-kinds.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { message } from '../../test/sample-submissions.ts';
import { type Browser, signedIn } from '../../test/staff.ts';
import { submitAsNew, uploadFile } from '../../test/visitor.ts';
import { runHourlyJobs } from '../hourly-jobs/hourly-jobs.ts';
import { addContactHashes, removeContactHashes } from '../submissions/sealing/add-contact-hashes.ts';

let site: RunningSite;
let desk: Browser;
let hr: Browser;
let both: Browser;
let postNo: string;

beforeAll(async () => {
  site = await runSite({ trustedProxies: ['127.0.0.1'] });
  const staff = await Promise.all([
    signedIn(site, 'desk', ['tradeDesk']),
    signedIn(site, 'hr', ['hr']),
    signedIn(site, 'both', ['tradeDesk', 'hr']),
  ]);
  [desk, hr, both] = [staff[0].browser, staff[1].browser, staff[2].browser];
  const post = site.context.db.selectFrom('jobPost').select('postNo').where('open', '=', true);
  ({ postNo } = await post.executeTakeFirstOrThrow());
});
beforeEach(() => site.context.db.deleteFrom('submission').execute());
afterAll(() => site.close());

async function newestId(): Promise<string> {
  const newest = site.context.db.selectFrom('submission').select('id').orderBy('receivedAt', 'desc').limit(1);
  return (await newest.executeTakeFirstOrThrow()).id;
}

async function send(fields: object = {}): Promise<{ id: string; receipt: string }> {
  const { body } = await submitAsNew(site.url, { ...message, ...fields });
  return { id: await newestId(), receipt: body.receipt ?? '' };
}

async function sendResume(fields: object): Promise<string> {
  await submitAsNew(site.url, { sayType: '3', postNo, fileNos: [await uploadFile(site.url, 'a.pdf')], ...fields });
  return newestId();
}

async function open(id: string, { as = desk, kind = 'message' } = {}): Promise<InboxItem['sameContact']> {
  const { status, body } = await as.get(`inbox/${kind}/${id}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return z.parse(getInboxItem.output, body).data.sameContact;
}

const idsOf = ({ items }: InboxItem['sameContact']) => items.map(({ id }) => id);

it('names other messages of the same number or address, newest first, and what is the same', async () => {
  const phone = await send({ reporterMobile: '+86 138 0013 8000', email: 'other@carbon.example', reporter: '李蕾' });
  const email = await send({ reporterMobile: '13900139000', email: 'LI@carbon.example' });
  await send({ reporterMobile: '13900139001', email: 'nobody@carbon.example' });
  const first = await send({ remark: '第一封' });
  const opened = await send();
  const { items, total } = await open(opened.id);
  expect(total).toBe(3);
  expect(items.map(({ id, hasSamePhone, hasSameEmail }) => [id, hasSamePhone, hasSameEmail])).toEqual([
    [first.id, true, true],
    [email.id, false, true],
    [phone.id, true, false],
  ]);
  expect(items[2]).toMatchObject({ kind: 'message', name: '李蕾', status: 'received', stage: null });
});

it('names items of the other kind to whoever may read both, with the stage of a resume', async () => {
  const sent = await send();
  const resume = await sendResume({ email: message.email });
  await hr.post(`applications/${resume}/stage`, { stage: 'interview', seenStage: 'new' });
  expect(await open(sent.id)).toEqual({ total: 0, items: [] });
  expect((await open(sent.id, { as: both })).items).toMatchObject([{ id: resume, kind: 'resume', stage: 'interview' }]);
  expect(idsOf(await open(resume, { as: both, kind: 'resume' }))).toEqual([sent.id]);
  expect(await open(resume, { as: hr, kind: 'resume' })).toEqual({ total: 0, items: [] });
});

it('takes resumes without a contact for those of nobody', async () => {
  await sendResume({ reporter: '韩梅' });
  const opened = await sendResume({ reporter: '韩梅' });
  expect(await open(opened, { as: hr, kind: 'resume' })).toEqual({ total: 0, items: [] });
});

it('forgets what was withdrawn or erased', async () => {
  const [withdrawn, erased, opened] = [await send(), await send({ remark: '二' }), await send({ remark: '三' })];
  expect(idsOf(await open(opened.id))).toEqual([erased.id, withdrawn.id]);
  await site.gateway('/cn/site/submission/withdrawal', { receipt: withdrawn.receipt });
  await sql`update submission set received_at = now() - interval '3 years' where id = ${erased.id}`.execute(
    site.context.db,
  );
  await runHourlyJobs(
    site.context,
    byKind(() => 365),
  );
  expect(await open(opened.id)).toEqual({ total: 0, items: [] });
});

it('never has a report', async () => {
  const { rows } = await sql<{ table: string }>`
    select table_name as table from information_schema.columns where column_name in ('phone_hash', 'email_hash')
    group by 1`.execute(site.context.db);
  expect(rows).toEqual([{ table: 'submission' }]);
});

it('names the newest of many, with the number of all', async () => {
  for (let number = 0; number <= maxSameContactItems + 1; number += 1) await send({ remark: String(number) });
  const { items, total } = await open(await newestId());
  expect([items.length, total]).toEqual([maxSameContactItems, maxSameContactItems + 1]);
});

describe('rows of an earlier version', () => {
  const remove = () => removeContactHashes(site.context.db);

  it('get their hashes in batches at a start, and from a server that still runs within the hour', async () => {
    const [first, second] = [await send(), await send({ remark: '二' })];
    await remove();
    expect(await open(second.id)).toEqual({ total: 0, items: [] });
    await sql`insert into submission (kind, locale, sealed, wrapped_key, key_id, key_hash, content_hash, suspicions)
      select 'message', 'cn', '', '', 'x', decode(md5(number::text), 'hex'), '', '{}'
      from generate_series(1, 1200) as number`.execute(site.context.db);
    // What does not open is left out, and does not end the run.
    expect(await addContactHashes(site.context)).toBe(2);
    expect(idsOf(await open(second.id))).toEqual([first.id]);
    expect(await addContactHashes(site.context)).toBe(0);
    await remove();
    await runHourlyJobs(
      site.context,
      byKind(() => 365),
    );
    expect(idsOf(await open(second.id))).toEqual([first.id]);
  });
});
