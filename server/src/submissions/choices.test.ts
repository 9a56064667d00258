import { generateIdentity, identityToRecipient } from 'age-encryption';
import { dictionaryTypes } from 'contract/dictionaries.ts';
import { localeNames } from 'contract/locales.ts';
import { words } from 'contract/words/words.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { submitAsNew } from '../../test/visitor.ts';
import { addReportKey } from './report-keys/store.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite({ trustedProxies: ['127.0.0.1'] });
  const recipient = await identityToRecipient(await generateIdentity());
  await addReportKey(site.context.db, site.context.secret, { name: 'officer', role: 'officer', recipient });
});
beforeEach(async () => {
  for (const table of ['submission', 'report'] as const) await site.context.db.deleteFrom(table).execute();
});
afterAll(() => site.close());

const message = {
  sayType: '2',
  reporterType: '1',
  reporter: '王建国',
  reporterMobile: '13800138000',
  email: 'buyer@example.com',
  remark: '请报价',
};
const report = { sayType: '1', reporterType: '1', reporterItems: ['1'], deptName: '一部', ifShow: 1, remark: '线索' };
const submit = (locale: string, body: object) => submitAsNew(site.url, body, locale);
const saved = () => site.context.db.selectFrom('submission').select('businessType').execute();

const dictionary = z.object({ data: z.array(z.object({ dictValue: z.string() })) });
async function offered(locale: string, type: string): Promise<string[]> {
  const { body } = await site.gateway(`/${locale}/wms/dqgx/by_typename?dictType=${type}`);
  return dictionary.parse(body).data.map(({ dictValue }) => dictValue);
}

describe.each(localeNames)('in %s', (locale) => {
  const { fieldErrors } = words[locale];

  it.each(['王建国 13800138000', '7', '贸易', ' 1', '__proto__'])(
    'a business type %j that no page offers is refused by its field',
    async (reporterType) => {
      const { status, body } = await submit(locale, { ...message, reporterType });
      const said = fieldErrors.businessTypeRequired;
      expect(status).toBe(422);
      expect(body.errors).toEqual([{ field: 'reporterType', code: 'businessTypeRequired', message: said }]);
      expect(await saved()).toEqual([]);
    },
  );

  it('a kind or an item of a report that no page offers is refused by its field', async () => {
    const { status, body } = await submit(locale, { ...report, reporterType: '李雷', reporterItems: ['1', '受贿'] });
    expect(status).toBe(422);
    expect(body.errors).toEqual([
      { field: 'reporterType', code: 'notOneOf', message: fieldErrors.notOneOf },
      { field: 'reporterItems', code: 'reportItemsRequired', message: fieldErrors.reportItemsRequired },
    ]);
    expect(await site.context.db.selectFrom('report').select('id').execute()).toEqual([]);
  });

  it('every business type that the page offers is taken', async () => {
    const values = await offered(locale, dictionaryTypes.businessType);
    for (const reporterType of values) expect((await submit(locale, { ...message, reporterType })).status).toBe(200);
    expect((await saved()).map(({ businessType }) => businessType).toSorted()).toEqual(values.toSorted());
  });
});

it('every item that a report offers is taken, with its kind and without', async () => {
  const items = await offered('ru', dictionaryTypes.reportItem);
  const [kind = ''] = await offered('ru', dictionaryTypes.reportType);
  expect(items.length).toBeGreaterThan(2);
  for (const reporterType of [kind, '', null]) {
    const { status } = await submit('ru', { ...report, reporterType, reporterItems: items });
    expect(status).toBe(200);
  }
});

it('sent again after its choice was taken off the page, it is still the same submission', async () => {
  const twice = { ...message, reporterType: 'leaving', idempotencyKey: '0123456789abcdef0123456789abcdef' };
  const { db } = site.context;
  const entry = { dictionary: dictionaryTypes.businessType, value: 'leaving', position: 99 };
  await db
    .insertInto('dictionaryEntry')
    .values({ ...entry, label: JSON.stringify({ cn: '旧' }) })
    .execute();
  const first = await submit('cn', twice);
  await db.deleteFrom('dictionaryEntry').where('value', '=', 'leaving').execute();
  const second = await submit('cn', twice);
  expect([first.status, second.status, second.body.receipt]).toEqual([200, 200, first.body.receipt]);
});
