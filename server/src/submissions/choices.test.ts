import { generateIdentity, identityToRecipient } from 'age-encryption';
import { dictionaryTypes } from 'contract/dictionaries.ts';
import { localeNames } from 'contract/locales.ts';
import { words } from 'contract/words/words.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { message } from '../../test/sample-submissions.ts';
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

const report = { sayType: '1', reporterType: '1', reporterItems: ['1'], deptName: '一部', ifShow: 1, remark: '线索' };
const submit = (locale: string, body: object) => submitAsNew(site.url, body, locale);
const saved = () => site.context.db.selectFrom('submission').select('businessType').execute();

const dictionary = z.object({ data: z.array(z.object({ dictValue: z.string() })) });
async function valuesOf(locale: string, type: string): Promise<string[]> {
  const { body } = await site.gateway(`/${locale}/wms/dqgx/by_typename?dictType=${type}`);
  return dictionary.parse(body).data.map(({ dictValue }) => dictValue);
}

describe.each(localeNames)('in %s', (locale) => {
  const { fieldErrors } = words[locale];

  it.each(['王建国 13800138000', '7', '贸易', ' 1', '__proto__'])(
    'rejects the unknown business type %j with a field error',
    async (reporterType) => {
      const { status, body } = await submit(locale, { ...message, reporterType });
      expect(status).toBe(422);
      expect(body.errors).toEqual([
        { field: 'reporterType', code: 'businessTypeRequired', message: fieldErrors.businessTypeRequired },
      ]);
      expect(await saved()).toEqual([]);
    },
  );

  it('rejects an unknown type and an unknown item of a report with field errors', async () => {
    const { status, body } = await submit(locale, { ...report, reporterType: '李雷', reporterItems: ['1', '受贿'] });
    expect(status).toBe(422);
    expect(body.errors).toEqual([
      { field: 'reporterType', code: 'notOneOf', message: fieldErrors.notOneOf },
      { field: 'reporterItems', code: 'reportItemsRequired', message: fieldErrors.reportItemsRequired },
    ]);
    expect(await site.context.db.selectFrom('report').select('id').execute()).toEqual([]);
  });

  it('accepts every business type of the dictionary', async () => {
    const values = await valuesOf(locale, dictionaryTypes.businessType);
    for (const reporterType of values) expect((await submit(locale, { ...message, reporterType })).status).toBe(200);
    expect((await saved()).map(({ businessType }) => businessType).toSorted()).toEqual(values.toSorted());
  });
});

it('accepts every report item, with a report type, an empty one and none', async () => {
  const items = await valuesOf('ru', dictionaryTypes.reportItem);
  const [type = ''] = await valuesOf('ru', dictionaryTypes.reportType);
  expect(items.length).toBeGreaterThan(2);
  for (const reporterType of [type, '', null]) {
    const { status } = await submit('ru', { ...report, reporterType, reporterItems: items });
    expect(status).toBe(200);
  }
});

it('returns the first receipt to a retry after its business type was removed', async () => {
  const sent = { ...message, reporterType: 'removed', idempotencyKey: '0123456789abcdef0123456789abcdef' };
  const { db } = site.context;
  const entry = { dictionary: dictionaryTypes.businessType, value: 'removed', position: 99 };
  await db
    .insertInto('dictionaryEntry')
    .values({ ...entry, label: JSON.stringify({ cn: '旧' }) })
    .execute();
  const first = await submit('cn', sent);
  await db.deleteFrom('dictionaryEntry').where('value', '=', 'removed').execute();
  const second = await submit('cn', sent);
  expect([first.status, second.status, second.body.receipt]).toEqual([200, 200, first.body.receipt]);
});
