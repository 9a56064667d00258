import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ProductCategory } from 'contract/products/products.ts';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { findMatches } from './matches.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.close());

it('reads the matches once for a list and its numbers, whatever the case of the keyword is', async () => {
  const find = (text: string) => findMatches(site.context, { text, locale: 'en' }, { use: 'fuel' });
  const [list, numbers] = await Promise.all([find('coke'), find(' COKE ')]);
  expect(list.ids.length).toBeGreaterThan(0);
  expect(numbers).toBe(list);
  expect(await find('coke')).toBe(list);
});

it('finds what each language shows, and each filter apart', async () => {
  const { db } = site.context;
  const itemNo = 'BY-URE-0101';
  await db
    .updateTable('product')
    .set({ visibleIn: ['cn'] })
    .where('itemNo', '=', itemNo)
    .execute();
  const { id } = await db.selectFrom('product').select('id').where('itemNo', '=', itemNo).executeTakeFirstOrThrow();
  const isFoundIn = async (locale: 'cn' | 'en') =>
    (await findMatches(site.context, { text: '', locale }, {})).ids.includes(id);
  await expect.poll(() => isFoundIn('en')).toBe(false);
  expect(await isFoundIn('cn')).toBe(true);
  expect((await findMatches(site.context, { text: '', locale: 'cn' }, { ash: '0.1' })).ids.includes(id)).toBe(false);
});

it('shows a withdrawn product neither in the list nor in the numbers', async () => {
  const itemNo = 'BY-CPC-0101';
  const shown = async () => {
    const list = (await site.gateway('/ru/wms/dqgx/getItemlist', { size: 1000 })).body;
    const tree = (await site.gateway('/ru/wms/dqgx/getitemtypetree')).body.data;
    const roots: ProductCategory[] = Array.isArray(tree) ? tree : [];
    return {
      isListed: list.content?.some((item) => Object(item).itemNo === itemNo),
      total: list.totalElements ?? 0,
      counted: roots.reduce((sum, root) => sum + root.itemCount, 0),
    };
  };
  const { total } = await shown();
  expect(await shown()).toEqual({ isListed: true, total, counted: total });
  await site.context.db.updateTable('product').set({ published: false }).where('itemNo', '=', itemNo).execute();
  await expect.poll(shown).toEqual({ isListed: false, total: total - 1, counted: total - 1 });
});

it('keeps its limit however many keywords are searched for', async () => {
  const { productMatches } = site.context;
  const searches = 1100;
  for (let first = 0; first < searches; first += 50)
    await Promise.all(
      Array.from({ length: 50 }, (_none, index) =>
        findMatches(site.context, { text: `keyword ${first + index}`, locale: 'en' }, {}),
      ),
    );
  expect(productMatches.bytes).toBeGreaterThan(productMatches.maxBytes * 0.9);
  expect(productMatches.bytes).toBeLessThanOrEqual(productMatches.maxBytes);
});
