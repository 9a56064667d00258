import { localeNames } from 'contract/locales.ts';
import type { ProductCategory } from 'contract/products.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningSite, runSite } from '../../test/running-site.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.close());

const row = {
  id: expect.any(Number),
  itemNo: expect.stringMatching(/^BY-/),
  itemName: expect.any(String),
  enItemName: expect.any(String),
  introduction: expect.any(String),
  mainPicUrl: expect.stringMatching(/^\/pictures\//),
  picture: expect.objectContaining({ widths: [320, 640, 960, 1280, 1920], focus: expect.any(Object) }),
  itemTypeId: expect.any(Number),
  aboutType: expect.any(Number),
  facts: Array.from({ length: 3 }, () => ({
    property: expect.any(String),
    value: expect.any(String),
    unit: expect.any(String),
  })),
};

async function tree(locale: string): Promise<ProductCategory[]> {
  const { body } = await site.gateway(`/${locale}/wms/dqgx/getitemtypetree`);
  return Array.isArray(body.data) ? body.data : [];
}

function depth(nodes: ProductCategory[]): number {
  return nodes.length === 0 ? 0 : 1 + Math.max(...nodes.map((node) => depth(node.children)));
}

describe.each(localeNames)('in %s', (locale) => {
  it('returns a category tree of three levels whose roots count all products', async () => {
    const roots = await tree(locale);
    expect(depth(roots)).toBe(3);
    const { body } = await site.gateway(`/${locale}/wms/dqgx/getItemlist`, { size: 1000 });
    expect(roots.reduce((sum, root) => sum + root.itemCount, 0)).toBe(body.totalElements);
  });

  it('lists the products of a category and its descendants', async () => {
    const [root] = await tree(locale);
    const { body } = await site.gateway(`/${locale}/wms/dqgx/getItemlist`, { itemTypeId: root?.id, size: 1000 });
    expect(body.totalElements).toBe(root?.itemCount);
    expect(body.content).toEqual(Array.from({ length: root?.itemCount ?? 0 }, () => row));
  });

  it('returns a product by its item number and by its id', async () => {
    const byNumber = await site.gateway(`/${locale}/wms/dqgx/getItemdetail/BY-GPC-0101`);
    const detail = Object(byNumber.body.data);
    expect(detail).toEqual({
      ...row,
      itemAttribute: expect.stringMatching(/^<table>/),
      picLists: expect.arrayContaining([{ itemPicUrl: expect.stringMatching(/^\/pictures\//), picture: row.picture }]),
      aboutItems: expect.arrayContaining([row]),
      languages: [...localeNames],
    });
    const byId = await site.gateway(`/${locale}/wms/dqgx/getItemdetail/${detail.id}`);
    expect(byId.body.data).toEqual(detail);
  });
});

it('returns the last page for page 1 of size 1000 (W3)', async () => {
  const { body } = await site.gateway('/en/wms/dqgx/getItemlist', { aboutType: 1, page: 1, size: 1000 });
  expect(body.content).toHaveLength(body.totalElements ?? 0);
  expect(body.content).toHaveLength(4);
  expect(body.content?.every((item) => Object(item).aboutType === 1)).toBe(true);
});

it('finds a product by its item number before the same id (W9)', async () => {
  const [first] = (await site.gateway('/en/wms/dqgx/getItemlist', { size: 1 })).body.content ?? [];
  const { id } = Object(first);
  await site.context.db
    .updateTable('product')
    .set({ itemNo: String(id) })
    .where('itemNo', '=', 'BY-URE-0101')
    .execute();
  await expect
    .poll(async () => Object((await site.gateway(`/en/wms/dqgx/getItemdetail/${id}`)).body.data).itemNo)
    .toBe(String(id));
  expect(Object((await site.gateway(`/en/wms/dqgx/getItemdetail/${id}`)).body.data).id).not.toBe(id);
});

it('writes Russian decimals with a comma, and names of standards with a point', async () => {
  const { body } = await site.gateway('/ru/wms/dqgx/getItemdetail/BY-ALB-0101');
  const { itemAttribute } = Object(body.data);
  expect(itemAttribute).toMatch(/<td>[^<]*\d,\d/);
  expect(itemAttribute).not.toMatch(/<td>[^<A-Z]*\d\.\d[^<]*<\/td><td>/);
});
