import { randomUUID } from 'node:crypto';
import { localeNames } from 'contract/locales.ts';
import { words } from 'contract/words/words.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openedSubmissions } from '../../test/opened-submissions.ts';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { message } from '../../test/sample-submissions.ts';
import { submitAsNew } from '../../test/visitor.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite({ trustedProxies: ['127.0.0.1'] });
});
beforeEach(async () => {
  await site.context.db.deleteFrom('submission').execute();
});
afterAll(() => site.close());

const submit = (body: unknown, locale = 'cn') => site.gateway(`/${locale}/wms/dqgx/submitReporter`, body);
const saved = () => openedSubmissions(site.context);

it('saves each of 200 concurrent messages from 200 IP addresses', async () => {
  const all = await Promise.all(Array.from({ length: 200 }, () => submitAsNew(site.url, message)));
  expect(all.filter(({ status }) => status !== 200)).toEqual([]);
  expect(new Set(all.map(({ body }) => body.receipt)).size).toBe(200);
  expect(await saved()).toHaveLength(200);
});

describe.each(localeNames)('a message in %s', (locale) => {
  it('is saved, and the response has a receipt', async () => {
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

  it('is rejected with field errors in the visitor’s language', async () => {
    const { status, body } = await submit(
      { ...message, reporterType: ' ', reporter: '王', reporterMobile: '12', email: 'x', remark: '\u3000\u200b' },
      locale,
    );
    const messages = words[locale].fieldErrors;
    expect({ status, msg: body.msg }).toEqual({ status: 422, msg: words[locale].errors.invalidInput });
    expect(body.errors).toEqual([
      { field: 'reporterType', code: 'businessTypeRequired', message: messages.businessTypeRequired },
      { field: 'reporter', code: 'nameLength', message: messages.nameLength },
      { field: 'reporterMobile', code: 'phoneInvalid', message: messages.phoneInvalid },
      { field: 'email', code: 'mailInvalid', message: messages.mailInvalid },
      { field: 'remark', code: 'messageRequired', message: messages.messageRequired },
    ]);
    expect(await saved()).toEqual([]);
  });
});

it.each([
  ['a mainland mobile number', '13800138000'],
  ['a mobile number with country code', '+86 138 0013 8000'],
  ['a Russian number with 8', '8 (912) 345-67-89'],
  ['a Russian number with +7', '+7 912 345-67-89'],
  ['a Brazilian number', '+55 11 91234-5678'],
  ['a number with an area code in parentheses', '(024) 5555-0100'],
])('accepts %s', async (_name, reporterMobile) => {
  expect((await submit({ ...message, reporterMobile })).status).toBe(200);
});

it('accepts empty values in all fields of other forms (W11)', async () => {
  const empty = { reporterItems: [], reportered: '', deptName: null, ifShow: 0, fileNos: [], postNo: '' };
  expect((await submit({ ...message, ...empty })).status).toBe(200);
});

it('rejects a filled field of another form and an unknown field, each by name', async () => {
  const { status, body } = await submit({ ...message, deptName: '采购部', fileNos: ['1'], surprise: 1 });
  expect(status).toBe(422);
  expect(body.errors?.map(({ field, code }) => `${field} ${code}`).toSorted()).toEqual([
    'deptName notForThisForm',
    'fileNos notForThisForm',
    'surprise unknownField',
  ]);
});

it('ignores fields in the query', async () => {
  const response = await site.gateway('/cn/wms/dqgx/submitReporter?surprise=1&remark=x', message);
  expect(response.status).toBe(200);
  expect(await saved()).toMatchObject([{ fields: { remark: message.remark } }]);
});

it('saves a message once if it is sent eight times at the same time', async () => {
  for (let round = 0; round < 40; round += 1) {
    const same = { ...message, idempotencyKey: randomUUID() };
    const responses = await Promise.all(Array.from({ length: 8 }, () => submitAsNew(site.url, same)));
    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(responses.map(({ body }) => body.receipt)).size).toBe(1);
  }
});

it('saves a retry once and returns the same receipt; other content is a new submission', async () => {
  const sent = { ...message, idempotencyKey: '0123456789abcdef0123456789abcdef' };
  const responses = await Promise.all([submit(sent), submit(sent), submit(sent)]);
  expect(new Set(responses.map(({ body }) => body.receipt)).size).toBe(1);
  expect(await saved()).toHaveLength(1);
  const changed = await submit({ ...sent, remark: '另一条' });
  expect(changed.body.receipt).not.toBe(responses[0].body.receipt);
  expect(await saved()).toHaveLength(2);
});

it('saves a message with a filled honeypot field, and marks it', async () => {
  await submit({ ...message, website: 'https://spam.example' });
  expect(await saved()).toMatchObject([{ suspicions: ['honeypot', 'noChallenge'] }]);
});

it('counts the length of a name in code points', async () => {
  expect((await submit({ ...message, reporter: '𠮷'.repeat(20) })).status).toBe(200);
  expect((await submit({ ...message, reporter: '𠮷'.repeat(21) })).status).toBe(422);
  expect((await submit({ ...message, reporter: '  王五  ' })).status).toBe(200);
});

it('stores text unchanged: emoji, right-to-left text, combining marks, blanks', async () => {
  const remark = '  👩‍🔬 שלום é\u0301 \u202Eabc\n\t末行  ';
  await submit({ ...message, remark });
  expect(await saved()).toMatchObject([{ fields: { remark } }]);
});

it('rejects a report while the channel is closed, and saves nothing', async () => {
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

it('rejects a text of 300 KB, and a body that is not JSON', async () => {
  expect((await submit({ ...message, remark: 'x'.repeat(300_000) })).status).toBe(413);
  const form = await fetch(`${site.url}/gw-api/cn/wms/dqgx/submitReporter`, {
    method: 'POST',
    body: new URLSearchParams(message),
  });
  expect(form.status).toBe(415);
});
