import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { openFileDescription } from 'contract/sealing/file-description.ts';
import { byKind } from 'contract/submissions/submission-kinds.ts';
import { words } from 'contract/words/words.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openedSubmissions } from '../../test/opened-submissions.ts';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { submitAsNew, uploadFile } from '../../test/visitor.ts';
import { deleteExpired } from './retention/delete-expired.ts';
import { encryptPlaintextRows } from './sealing/migrate-envelopes.ts';

const retention = { ...byKind(() => 365), message: 10, resume: 20, report: 30 };

let site: RunningSite;
let postNo: string;
beforeAll(async () => {
  site = await runSite({ trustedProxies: ['127.0.0.1'] });
  const post = site.context.db.selectFrom('jobPost').select('postNo').where('open', '=', true);
  postNo = (await post.executeTakeFirstOrThrow()).postNo;
});
beforeEach(async () => {
  await site.context.db.deleteFrom('submission').execute();
});
afterAll(() => site.close());

const submit = (body: unknown, locale = 'cn') => site.gateway(`/${locale}/wms/dqgx/submitReporter`, body);
const resume = (fileNos: string[], more: object = {}) => submit({ sayType: '3', postNo, fileNos, ...more });
const rows = () => site.context.db.selectFrom('submission').selectAll().execute();
const stored = () => readdirSync(path.join(site.context.dataDir, 'files'));

const upload = (fileName = '李雷 简历.pdf', content?: string) => uploadFile(site.url, fileName, content);

describe('a resume', () => {
  it('is rejected if its files were unclaimed for more than 24 hours, swept or not', async () => {
    const fileNos = [await upload()];
    const setAge = (hours: number) =>
      site.context.db
        .updateTable('upload')
        .set({ receivedAt: new Date(Date.now() - hours * 60 * 60 * 1000) })
        .execute();
    await setAge(24.1);
    const { body } = await resume(fileNos);
    expect(body.errors).toMatchObject([{ field: 'fileNos', code: 'filesExpired' }]);
    await setAge(23.9);
    expect((await resume(fileNos)).status).toBe(200);
  });

  it('is encrypted with its files; kind, language and job post are stored unencrypted', async () => {
    const fileNos = [await upload(), await upload('作品.pdf')];
    const { status, body } = await resume(fileNos, { reporter: '李雷', reporterMobile: '13800138000' });
    expect({ status, msg: body.msg }).toEqual({ status: 200, msg: words.cn.submitted });
    expect(body.receipt).toMatch(/^\d{4}-\d{4}-\d{4}-\d{4}$/);
    const [row] = await rows();
    if (row?.sealed == null || row.wrappedKey === null) throw new Error('The row is not encrypted');
    expect(row).toMatchObject({ kind: 'resume', locale: 'cn', postNo, businessType: null, fields: null });
    const { sealed, wrappedKey } = row;
    const [opened] = await openedSubmissions(site.context);
    expect(opened?.fields).toMatchObject({ reporter: '李雷', fileNos });
    const files = await site.context.db.selectFrom('submissionFile').selectAll().orderBy('position').execute();
    const names = files.map(({ description }, position) => openFileDescription(fileNos[position] ?? '', description));
    expect((await Promise.all(names)).map(({ fileName }) => fileName)).toEqual(['李雷 简历.pdf', '作品.pdf']);
    expect(await site.context.db.selectFrom('upload').selectAll().execute()).toEqual([]);
    const everything = Buffer.concat([sealed, wrappedKey, ...files.map(({ description }) => description)]);
    for (const word of ['李雷', '13800138000', ...fileNos]) expect(everything.includes(word)).toBe(false);
  });

  it('is saved once if it is sent again, with the same receipt', async () => {
    const more = { idempotencyKey: randomBytes(16).toString('hex') };
    const fileNos = [await upload()];
    const responses = [await resume(fileNos, more), await resume(fileNos, more)];
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(responses[0]?.body.receipt).toBe(responses[1]?.body.receipt);
    expect(await rows()).toHaveLength(1);
  });

  it('is saved once if it is sent twice at the same time with one file', async () => {
    const fileNos = [await upload()];
    const responses = await Promise.all([resume(fileNos), resume(fileNos)]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(await rows()).toHaveLength(1);
  });

  it.each([
    ['an unknown file', async () => ({ fileNos: [randomBytes(32).toString('base64url')] }), 'fileNos filesExpired'],
    ['one file twice', async () => upload().then((no) => ({ fileNos: [no, no] })), 'fileNos filesExpired'],
    [
      'a file of a type that resumes do not accept',
      async () => ({ fileNos: [await upload('a.txt', 'text')] }),
      'fileNos filesRefused',
    ],
    ['no file', async () => ({ fileNos: [] }), 'fileNos filesRequired'],
    ['six files', async () => ({ fileNos: Array.from({ length: 6 }, () => 'x') }), 'fileNos tooManyFiles'],
    ['a closed job post', async () => ({ fileNos: [await upload()], postNo: 'BY-HR-0000' }), 'postNo postClosed'],
    ['a name of one character', async () => ({ fileNos: [await upload()], reporter: '李' }), 'reporter nameLength'],
    [
      'an invalid phone number',
      async () => ({ fileNos: [await upload()], reporterMobile: '12' }),
      'reporterMobile phoneInvalid',
    ],
    ['an invalid e-mail address', async () => ({ fileNos: [await upload()], email: 'x@' }), 'email mailInvalid'],
  ])('is rejected with %s, and nothing is saved', async (_name, fields, error) => {
    const { status, body } = await submit({ sayType: '3', postNo, ...(await fields()) }, 'ru');
    const [first] = body.errors ?? [];
    expect([status, `${first?.field} ${first?.code}`]).toEqual([422, error]);
    expect(await rows()).toEqual([]);
  });

  it('can be sent again with the same files after a rejection', async () => {
    const fileNos = [await upload()];
    expect((await resume(fileNos, { postNo: 'BY-HR-0000' })).status).toBe(422);
    expect((await resume(fileNos)).status).toBe(200);
  });
});

it('deletes messages and resumes with their files seven days after the retention of their kind', async () => {
  await submit({
    sayType: '2',
    reporterType: '1',
    reporter: '李雷',
    reporterMobile: '13800138000',
    email: 'li@carbon.example',
    remark: '询价',
    fileNos: [await upload('规格书.pdf')],
  });
  await resume([await upload()]);
  const before = stored().length;
  const { db, files } = site.context;
  const after = (days: number) => deleteExpired(db, files, retention, new Date(Date.now() + days * 86_400_000));
  const kinds = async () => (await rows()).map(({ kind }) => kind).toSorted();
  const none = { message: 0, resume: 0, report: 0 };
  expect([await after(16), await kinds()]).toEqual([none, ['message', 'resume']]);
  expect([await after(18), await kinds(), stored().length]).toEqual([{ ...none, message: 1 }, ['resume'], before - 1]);
  expect([await after(26), await kinds()]).toEqual([none, ['resume']]);
  expect([await after(28), await kinds(), stored().length]).toEqual([{ ...none, resume: 1 }, [], before - 2]);
});

it('deletes in small batches, so that a failing file store stops only the current batch', async () => {
  const { db, files } = site.context;
  const count = 12;
  for (let number = 0; number < count; number += 1)
    await submitAsNew(site.url, { sayType: '3', postNo, fileNos: [await upload()] });
  let removed = 0;
  const remove = async (name: string) => {
    removed += 1;
    if (removed === count) throw new Error('The store is unreachable');
    await files.remove(name);
  };
  const in28Days = new Date(Date.now() + 28 * 86_400_000);
  const deleting = deleteExpired(db, { ...files, remove }, retention, in28Days);
  await expect(deleting).rejects.toThrow('unreachable');
  expect((await rows()).length).toBe(2);
});

it('encrypts rows that an earlier version stored unencrypted', async () => {
  const { db, submissionKeys } = site.context;
  await sql`insert into submission (kind, locale, suspicions, key_hash, content_hash, fields)
    values ('message', 'en', '{}', '\\x01', '\\x02', '{"remark": "old text"}')`.execute(db);
  expect(await encryptPlaintextRows(db, submissionKeys)).toBe(1);
  expect((await openedSubmissions(site.context)).map(({ fields }) => fields)).toEqual([{ remark: 'old text' }]);
  expect(await encryptPlaintextRows(db, submissionKeys)).toBe(0);
});
