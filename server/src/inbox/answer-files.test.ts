/** Files that staff add to an answer, and how the visitor gets them with the receipt. */
import { getInboxItem } from 'contract/console/inbox-item.ts';
import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { inboxBounds } from 'contract/console/inbox.ts';
import { words } from 'contract/words/words.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { message } from '../../test/sample-submissions.ts';
import { type Browser, signedIn } from '../../test/staff.ts';
import { submitAsNew, uploadFile } from '../../test/visitor.ts';
import { deleteExpired } from '../submissions/retention/delete-expired.ts';

let site: RunningSite;
let admin: Browser;
let hr: Browser;
let postNo: string;

beforeAll(async () => {
  site = await runSite({ trustedProxies: ['127.0.0.1'] });
  const staff = await Promise.all([signedIn(site, 'admin', ['admin']), signedIn(site, 'hr', ['hr'])]);
  [admin, hr] = [staff[0].browser, staff[1].browser];
  const post = site.context.db.selectFrom('jobPost').select('postNo').where('open', '=', true);
  ({ postNo } = await post.executeTakeFirstOrThrow());
});
beforeEach(async () => {
  for (const table of ['submission', 'upload'] as const) await site.context.db.deleteFrom(table).execute();
});
afterAll(() => site.close());

async function send(fields: object = message): Promise<{ id: string; receipt: string }> {
  const { body } = await submitAsNew(site.url, fields);
  const newest = site.context.db.selectFrom('submission').select('id').orderBy('receivedAt', 'desc').limit(1);
  return { id: (await newest.executeTakeFirstOrThrow()).id, receipt: body.receipt ?? '' };
}

const answer = (id: string, fileNos: readonly string[], { seenEntries = 1, as = admin, kind = 'message' } = {}) =>
  as.post(`inbox/${kind}/${id}/answer`, { text: '见附件', fileNos, seenEntries });
const readItem = async (id: string) => z.parse(getInboxItem.output, (await admin.get(`inbox/message/${id}`)).body).data;
const openByReceipt = async (receipt: string) => (await site.gateway('/cn/site/submission', { receipt })).body;
const storedFiles = () => readdirSync(path.join(site.context.dataDir, 'files')).length;

/** Downloads as a page with scripts does, or by its form without them. */
function download(fields: object, { withoutScripts = false } = {}): Promise<Response> {
  const texts = Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]);
  const url = `${site.url}${withoutScripts ? '/ru/submission' : '/gw-api/ru/site/submission/file'}`;
  return fetch(url, { method: 'POST', headers: { origin: site.url }, body: new URLSearchParams(texts) });
}
const errorOf = async (response: Response) => Object(await response.json()).error;

it('reach the visitor under their names, with scripts and without, and staff too', async () => {
  const { id, receipt } = await send();
  const tokens = [await uploadFile(site.url, '报价单.pdf', '%PDF-1.7\nfirst'), await uploadFile(site.url, 'b.pdf')];
  expect((await answer(id, tokens)).status).toBe(200);
  const opened = Object(await openByReceipt(receipt)).data;
  expect(opened.entries).toMatchObject([{ from: 'staff', files: [{ fileName: '报价单.pdf', bytes: 14 }, {}] }]);
  for (const withoutScripts of [false, true]) {
    const response = await download({ receipt, entry: 0, file: 0 }, { withoutScripts });
    expect(await response.text()).toBe('%PDF-1.7\nfirst');
    const { headers } = response;
    expect(decodeURIComponent(headers.get('download-filename') ?? '')).toBe('报价单.pdf');
    expect(headers.get('content-disposition')).toMatch(/^attachment;/);
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
      'application/octet-stream',
      'no-store',
    ]);
  }
  const [, second] = (await readItem(id)).entries[1]?.files ?? [];
  expect(second).toMatchObject({ position: 1, fileName: 'b.pdf' });
  const entry = site.context.db.selectFrom('audit.auditEntry').select('details').where('action', '=', 'inbox.answer');
  expect(await entry.where('objectId', '=', id).execute()).toEqual([{ details: { files: 2 } }]);
});

it('are given to nobody without the receipt, and nothing else is', async () => {
  const [mine, other] = [await send(), await send({ ...message, remark: '另一封' })];
  await answer(mine.id, [await uploadFile(site.url, 'a.pdf')]);
  await site.gateway('/cn/site/submission/entry', {
    receipt: mine.receipt,
    text: '',
    fileNos: [await uploadFile(site.url, 'own.pdf')],
    idempotencyKey: randomBytes(16).toString('hex'),
  });
  const wrong = await download({ receipt: '0000 0000 0000 0000', entry: 0, file: 0 });
  expect([wrong.status, await errorOf(wrong)]).toEqual([404, 'receiptUnknown']);
  const positions = [
    { receipt: other.receipt, entry: 0, file: 0 },
    { receipt: mine.receipt, entry: 0, file: 1 },
    // What the visitor has sent.
    { receipt: mine.receipt, entry: 1, file: 0 },
    { receipt: mine.receipt, entry: 2, file: 0 },
  ];
  for (const position of positions)
    expect(await errorOf(await download(position)), JSON.stringify(position)).toBe('notFound');
  expect(await errorOf(await download({ receipt: mine.receipt, entry: -1, file: 0 }))).toBe('notFound');
  const page = await download({ receipt: '0000 0000 0000 0000', entry: 0, file: 0 }, { withoutScripts: true });
  expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  expect(await page.text()).toContain(words.ru.errors.receiptUnknown);
});

it('have the formats of the kind, and each is sent once', async () => {
  const resume = { sayType: '3', postNo, fileNos: [await uploadFile(site.url, '简历.pdf')], reporter: '韩梅' };
  const { id } = await send(resume);
  const picture = await uploadFile(site.url, 'a.txt', 'text');
  const as = { as: hr, kind: 'resume' };
  expect((await answer(id, [picture], as)).body.errors).toMatchObject([{ field: 'fileNos', code: 'filesRefused' }]);
  const token = await uploadFile(site.url, 'offer.pdf');
  expect((await answer(id, [token], as)).status).toBe(200);
  const again = await answer(id, [token], { ...as, seenEntries: 2 });
  expect(again.body.errors).toMatchObject([{ field: 'fileNos', code: 'filesExpired' }]);
  // Its first response was lost: that it was sent is said before the used token is.
  expect((await answer(id, [token], as)).body.error).toBe('stateConflict');
});

it('are at most five of an answer and fifty of a conversation', async () => {
  const { id } = await send();
  const upload = (count: number) => Promise.all(Array.from({ length: count }, () => uploadFile(site.url, 'a.pdf')));
  const tooMany = [{ field: 'fileNos', code: 'tooManyFiles' }];
  expect((await answer(id, await upload(6))).body.errors).toMatchObject(tooMany);
  const { db } = site.context;
  expect((await answer(id, await upload(2))).status).toBe(200);
  const { entryId } = await db.selectFrom('submissionFile').select('entryId').limit(1).executeTakeFirstOrThrow();
  const rows = Array.from({ length: inboxBounds.answerFiles - 3 }, (_, index) => ({
    submissionId: id,
    entryId,
    position: index + 2,
    storedName: randomBytes(16).toString('hex'),
    description: Buffer.alloc(0),
  }));
  await db.insertInto('submissionFile').values(rows).execute();
  expect((await answer(id, await upload(2), { seenEntries: 2 })).body.errors).toMatchObject(tooMany);
  expect((await answer(id, await upload(1), { seenEntries: 2 })).status).toBe(200);
});

it.each<[string, (sent: { id: string; receipt: string }) => Promise<unknown>]>([
  ['that its visitor withdraws', ({ receipt }) => site.gateway('/cn/site/submission/withdrawal', { receipt })],
  ['that staff erase', ({ id }) => admin.post(`inbox/message/${id}/erase`, { reason: 'request' })],
  ['whose time is over', expire],
])('are deleted with a message %s, and are in its zip before', async (_, remove) => {
  const sent = await send();
  const tokens = [await uploadFile(site.url, 'a.pdf')];
  const before = storedFiles();
  expect((await answer(sent.id, tokens)).status).toBe(200);
  expect((await admin.get(`inbox/message/${sent.id}/files`)).body.msg).toMatch(/^PK.*1-a\.pdf/s);
  await remove(sent);
  expect(storedFiles()).toBe(before - 1);
  const file = { receipt: sent.receipt, entry: 0, file: 0 };
  expect(await errorOf(await download(file))).toBe('receiptUnknown');
});

async function expire({ id }: { id: string }): Promise<void> {
  const { db, files, retention } = site.context;
  await sql`update submission set received_at = now() - interval '3 years' where id = ${id}`.execute(db);
  await deleteExpired(db, files, retention);
}

it('stay uploads after an answer that fails', async () => {
  const { id } = await send();
  const tokens = [await uploadFile(site.url, 'a.pdf')];
  expect((await answer(id, tokens, { seenEntries: 7 })).body.error).toBe('stateConflict');
  expect((await answer(id, tokens)).status).toBe(200);
});
