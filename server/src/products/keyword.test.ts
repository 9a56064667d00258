import { type Locale, localeNames } from 'contract/locales.ts';
import { maxKeywordLength, type ProductCategory } from 'contract/products/products.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningSite, runSite } from '../../test/running-site.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite();
  const name = { cn: '示例 100%_纯\\品', en: 'Sample 100%_pure\\stuff', ru: 'Пробный чёрный порошок' };
  const introduction = { cn: '仅用于测试的一句话', en: 'A sentence for Testing', ru: 'Строка для проверки' };
  await site.context.db
    .updateTable('product')
    .set({ name: JSON.stringify(name), introduction: JSON.stringify(introduction) })
    .where('itemNo', '=', 'BY-URE-0101')
    .execute();
});
afterAll(() => site.close());

async function search(locale: Locale, keyword: string, itemTypeId?: number): Promise<string[]> {
  const input = { keyword, itemTypeId, size: 1000 };
  const { body } = await site.gateway(`/${locale}/wms/dqgx/getItemlist`, input);
  expect(body.totalElements).toBe(body.content?.length);
  return (body.content ?? []).map((item): string => Object(item).itemNo);
}

async function categories(locale: Locale, keyword: string): Promise<ProductCategory[]> {
  const { body } = await site.gateway(`/${locale}/wms/dqgx/getitemtypetree?keyword=${encodeURIComponent(keyword)}`);
  return Array.isArray(body.data) ? body.data : [];
}

it.each([
  ['cn', 'by-ure-0101'],
  ['ru', 'ure-01'],
  ['en', 'ＢＹ－ＵＲＥ－０１０１'],
  ['ru', 'ЧЕРНЫЙ'],
  ['ru', 'чёрный проб'],
  ['ru', 'sample'],
  ['ru', '示例'],
  ['en', 'stuff  SAMPLE'],
  ['en', 'sentence for tests'],
  ['en', 'sentences'],
  ['ru', 'пробного черных'],
  ['ru', 'пробной  строки'],
  ['ru', 'Строка'],
  ['cn', '一句话'],
  ['en', '100%_'],
  ['en', 'pure\\'],
] as const)('in %s “%s” finds the product', async (locale, keyword) => {
  await expect.poll(() => search(locale, keyword)).toEqual(['BY-URE-0101']);
});

it.each([
  ['en', 'пробный', 'names in another language than the reader’s, Chinese and English'],
  ['en', 'строка', 'introductions in another language'],
  ['en', 'samplers', 'forms of another word'],
  ['en', 'pure stuff nonsense', 'products that have some of the words only'],
  ['en', '100__pure', 'an underscore as every letter'],
  ['en', 'Sample%pure', 'a percent sign as anything'],
  ['en', "' or true --", 'everything by an injected condition'],
] as const)('in %s “%s” does not find %s', async (locale, keyword, _wrongly) => {
  expect(await search(locale, keyword)).toEqual([]);
});

it('finds forms of the words of the demonstration', async () => {
  const all = await search('ru', 'прокаленный кокс');
  expect(all.length).toBeGreaterThan(2);
  for (const form of ['коксом прокалённым', 'прокалённого кокса']) expect(await search('ru', form), form).toEqual(all);
  expect((await search('ru', 'нефтяного кокса')).length).toBeGreaterThan(1);
});

it('finds everything for an empty or blank keyword', async () => {
  const all = await search('en', '');
  expect(all.length).toBeGreaterThan(20);
  expect(await search('en', ' \u00A0\u3000 ')).toEqual(all);
});

it.each(localeNames)('in %s counts the found products of each category', async (locale) => {
  const roots = await categories(locale, 'BY-GPC');
  const all = await search(locale, 'BY-GPC');
  expect(all.length).toBeGreaterThan(1);
  expect(roots.reduce((sum, { itemCount }) => sum + itemCount, 0)).toBe(all.length);
  const nonEmpty = roots.filter(({ itemCount }) => itemCount > 0);
  expect(nonEmpty).toHaveLength(1);
  expect(await search(locale, 'BY-GPC', nonEmpty[0]?.id)).toEqual(all);
  const empty = roots.find(({ itemCount }) => itemCount === 0);
  expect(await search(locale, 'BY-GPC', empty?.id)).toEqual([]);
});

it('rejects a keyword that is too long', async () => {
  const keyword = 'x'.repeat(maxKeywordLength + 1);
  const { status, body } = await site.gateway('/en/wms/dqgx/getItemlist', { keyword });
  expect(status).toBe(422);
  expect(body.errors).toEqual([expect.objectContaining({ field: 'keyword', code: 'tooLong' })]);
  expect(await search('en', keyword.slice(1))).toEqual([]);
});
