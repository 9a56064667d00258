import { randomUUID } from 'node:crypto';
import { localeNames } from 'contract/locales.ts';
import { words } from 'contract/words/words.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openedSubmissions } from '../../test/opened-submissions.ts';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { submitAsNew } from '../../test/visitor.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite({ trustedProxies: ['127.0.0.1'] });
});
beforeEach(async () => {
  await site.context.db.deleteFrom('submission').execute();
});
afterAll(() => site.close());

const message = {
  sayType: '2',
  reporterType: '1',
  reporter: '王建国',
  reporterMobile: '13800138000',
  email: 'buyer@example.com',
  remark: '请报价：煅后焦 500 吨。',
};

const submit = (body: unknown, locale = 'cn') => site.gateway(`/${locale}/wms/dqgx/submitReporter`, body);
const saved = () => openedSubmissions(site.context);

it('of 200 messages at once from 200 addresses none is refused, and each is kept', async () => {
  const all = await Promise.all(Array.from({ length: 200 }, () => submitAsNew(site.url, message)));
  expect(all.filter(({ status }) => status !== 200)).toEqual([]);
  expect(new Set(all.map(({ body }) => body.receipt)).size).toBe(200);
  expect(await saved()).toHaveLength(200);
});

describe.each(localeNames)('a message in %s', (locale) => {
  it('is kept before it is answered, and the answer carries a receipt', async () => {
    const { status, body, headers } = await submit(message, locale);
    expect({ status, code: body.code, msg: body.msg }).toEqual({
      status: 200,
      code: 200,
      msg: words[locale].submitted,
    });
    expect(body.receipt).toMatch(/^\d{4}-\d{4}-\d{4}-\d{4}$/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(await saved()).toMatchObject([{ kind: 'message', locale, fields: message, suspicions: ['noChallenge'] }]);
  });

  it('is refused field by field in the visitor’s language', async () => {
    const { status, body } = await submit(
      { ...message, reporterType: ' ', reporter: '王', reporterMobile: '12', email: 'x', remark: '\u3000\u200b' },
      locale,
    );
    const says = words[locale].fieldErrors;
    expect({ status, msg: body.msg }).toEqual({ status: 422, msg: words[locale].errors.invalidInput });
    expect(body.errors).toEqual([
      { field: 'reporterType', code: 'businessTypeRequired', message: says.businessTypeRequired },
      { field: 'reporter', code: 'nameLength', message: says.nameLength },
      { field: 'reporterMobile', code: 'phoneInvalid', message: says.phoneInvalid },
      { field: 'email', code: 'mailInvalid', message: says.mailInvalid },
      { field: 'remark', code: 'messageRequired', message: says.messageRequired },
    ]);
    expect(await saved()).toEqual([]);
  });
});

it.each([
  ['a mainland mobile', '13800138000'],
  ['with its country code', '+86 138 0013 8000'],
  ['a Russian 8 number', '8 (912) 345-67-89'],
  ['a Russian +7 number', '+7 912 345-67-89'],
  ['a Brazilian number', '+55 11 91234-5678'],
  ['what the English page takes', '(024) 5555-0100'],
])('takes %s', async (_name, reporterMobile) => {
  expect((await submit({ ...message, reporterMobile })).status).toBe(200);
});

it('takes every field of the specification when it is empty (W11)', async () => {
  const empty = { reporterItems: [], reportered: '', deptName: null, ifShow: 0, fileNos: [], postNo: '' };
  expect((await submit({ ...message, ...empty })).status).toBe(200);
});

it('refuses a filled field of another form, and an unknown one, by name', async () => {
  const { status, body } = await submit({ ...message, deptName: '采购部', fileNos: ['1'], surprise: 1 });
  expect(status).toBe(422);
  expect(body.errors?.map(({ field, code }) => `${field} ${code}`).toSorted()).toEqual([
    'deptName notForThisForm',
    'fileNos notForThisForm',
    'surprise unknownField',
  ]);
});

it('does not take a key from the query for a field', async () => {
  const response = await site.gateway('/cn/wms/dqgx/submitReporter?surprise=1&remark=x', message);
  expect(response.status).toBe(200);
  expect(await saved()).toMatchObject([{ fields: { remark: message.remark } }]);
});

it('saves a message once when it is sent eight times at the same moment', async () => {
  for (let round = 0; round < 40; round += 1) {
    const same = { ...message, idempotencyKey: randomUUID() };
    const responses = await Promise.all(Array.from({ length: 8 }, () => submitAsNew(site.url, same)));
    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(responses.map(({ body }) => body.receipt)).size).toBe(1);
  }
});

it('keeps what is sent twice once, with the same receipt', async () => {
  const twice = { ...message, idempotencyKey: '0123456789abcdef0123456789abcdef' };
  const responses = await Promise.all([submit(twice), submit(twice), submit(twice)]);
  expect(new Set(responses.map(({ body }) => body.receipt)).size).toBe(1);
  expect(await saved()).toHaveLength(1);
  const changed = await submit({ ...twice, remark: '另一条' });
  expect(changed.body.receipt).not.toBe(responses[0].body.receipt);
  expect(await saved()).toHaveLength(2);
});

it('keeps and marks a message whose hidden field is filled', async () => {
  await submit({ ...message, website: 'https://spam.example' });
  expect(await saved()).toMatchObject([{ suspicions: ['honeypot', 'noChallenge'] }]);
});

it('counts names in code points: twenty rare characters are twenty', async () => {
  expect((await submit({ ...message, reporter: '𠮷'.repeat(20) })).status).toBe(200);
  expect((await submit({ ...message, reporter: '𠮷'.repeat(21) })).status).toBe(422);
  expect((await submit({ ...message, reporter: '  王五  ' })).status).toBe(200);
});

it('keeps text as it was sent: emoji, right-to-left, combining marks, blanks', async () => {
  const remark = '  👩‍🔬 שלום é\u0301 \u202Eabc\n\t末行  ';
  await submit({ ...message, remark });
  expect(await saved()).toMatchObject([{ fields: { remark } }]);
});

it('does not take in reports yet, in so many words, and keeps nothing of them', async () => {
  const report = {
    sayType: '1',
    reporterItems: ['1'],
    deptName: '采购部',
    reporterMobile: '13800138000',
    remark: '描述',
  };
  const { status, body } = await submit(report, 'en');
  expect({ status, msg: body.msg }).toEqual({ status: 503, msg: words.en.errors.channelClosed });
  expect(await site.context.db.selectFrom('report').select('id').execute()).toEqual([]);
});

it('refuses a text of 300 KB, and any body that is not JSON', async () => {
  expect((await submit({ ...message, remark: 'x'.repeat(300_000) })).status).toBe(413);
  const form = await fetch(`${site.url}/gw-api/cn/wms/dqgx/submitReporter`, {
    method: 'POST',
    body: new URLSearchParams(message),
  });
  expect(form.status).toBe(415);
});
