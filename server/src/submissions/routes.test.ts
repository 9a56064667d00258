import { randomUUID } from 'node:crypto';
import { type Locale, localeNames } from 'contract/locales.ts';
import { words } from 'contract/words/words.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openedSubmissions } from '../../test/opened-submissions.ts';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { message } from '../../test/sample-submissions.ts';
import { submitAsNew, uploadFile } from '../../test/visitor.ts';

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
  const { status, body } = await submit({ ...message, deptName: '采购部', postNo: '1', surprise: 1 });
  expect(status).toBe(422);
  expect(body.errors?.map(({ field, code }) => `${field} ${code}`).toSorted()).toEqual([
    'deptName notForThisForm',
    'postNo notForThisForm',
    'surprise unknownField',
  ]);
});

describe('an inquiry', () => {
  // The other messages nearly use up the limit of one IP address.
  const send = (body: object, locale?: Locale) => submitAsNew(site.url, body, locale);
  const details = {
    quantity: '1250.5',
    unit: 't',
    deliveryTerm: 'FOB',
    deliveryPlace: 'Циндао',
    deliveryDate: '2099-03-15',
  };
  const upload = (fileName = 'Спецификация.pdf', content?: string) => uploadFile(site.url, fileName, content);
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

  it('is saved with its details, which also stand in its text, and with its file', async () => {
    const fileNos = [await upload()];
    expect((await send({ ...message, ...details, fileNos }, 'ru')).status).toBe(200);
    const lines = [
      'Количество: 1250,5 т',
      'Условия поставки: FOB Циндао (Инкотермс 2020)',
      'Срок поставки: до 15.03.2099',
    ];
    const [inquiry] = await saved();
    expect(inquiry).toMatchObject({ kind: 'message', fields: { ...details, fileNos } });
    const { remark } = z.object({ remark: z.string() }).parse(inquiry?.fields);
    expect(remark.replaceAll('\u00A0', ' ')).toBe(`${message.remark}\n\n${lines.join('\n')}`);
    expect(await site.context.db.selectFrom('submissionFile').select('submissionId').execute()).toEqual([
      { submissionId: inquiry?.id },
    ]);
  });

  it('is saved once if it is sent again, with the same receipt and its file', async () => {
    const sent = { ...message, ...details, fileNos: [await upload()], idempotencyKey: randomUUID() };
    const [first, second] = [await send(sent), await send(sent)];
    expect([first.status, second.status, second.body.receipt]).toEqual([200, 200, first.body.receipt]);
    expect(await saved()).toHaveLength(1);
  });

  it('accepts empty details, and a day that has not passed everywhere', async () => {
    const empty = { quantity: '', unit: null, deliveryTerm: '', deliveryPlace: '', deliveryDate: null, fileNos: '' };
    expect((await send({ ...message, ...empty })).status).toBe(200);
    expect(await saved()).toMatchObject([{ fields: { remark: message.remark } }]);
    expect((await send({ ...message, deliveryDate: inDays(0) })).status).toBe(200);
  });

  it.each([
    ['a quantity that is no number', async () => ({ quantity: '1,5', unit: 't' }), 'quantity quantityInvalid'],
    ['a quantity of zero', async () => ({ quantity: '0.00', unit: 't' }), 'quantity quantityInvalid'],
    ['a quantity without its unit', async () => ({ quantity: '5', unit: '' }), 'unit notOneOf'],
    ['an unknown unit', async () => ({ quantity: '5', unit: 'bushel' }), 'unit notOneOf'],
    ['a rule that Incoterms 2020 no longer has', async () => ({ deliveryTerm: 'DAT' }), 'deliveryTerm notOneOf'],
    ['a day that the calendar does not have', async () => ({ deliveryDate: '2099-02-30' }), 'deliveryDate dateInvalid'],
    ['a day that has passed', async () => ({ deliveryDate: inDays(-2) }), 'deliveryDate dateInPast'],
    ['a place of 101 characters', async () => ({ deliveryPlace: '港'.repeat(101) }), 'deliveryPlace tooLong'],
    ['two files', async () => ({ fileNos: [await upload(), await upload()] }), 'fileNos tooManyFiles'],
    ['an unknown file', async () => ({ fileNos: ['x'.repeat(43)] }), 'fileNos filesExpired'],
    [
      'a file of a type that only reports accept',
      async () => ({ fileNos: [await upload('a.txt', 'text')] }),
      'fileNos filesRefused',
    ],
  ])('is rejected with %s, and nothing is saved', async (_name, fields, error) => {
    const { status, body } = await send({ ...message, ...(await fields()) }, 'ru');
    expect([status, ...(body.errors ?? []).map(({ field, code }) => `${field} ${code}`)]).toEqual([422, error]);
    expect(await saved()).toEqual([]);
  });

  it('cannot take a file that another submission has', async () => {
    const fileNos = [await upload()];
    expect((await send({ ...message, fileNos })).status).toBe(200);
    const { status, body } = await send({ ...message, fileNos });
    expect([status, body.errors?.[0]?.code]).toEqual([422, 'filesExpired']);
    expect(await saved()).toHaveLength(1);
  });
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
