import { localeNames } from 'contract/locales.ts';
import { productFilters } from 'contract/products/product-filter.ts';
import type { ProductCategory, ProductDetail } from 'contract/products/products.ts';
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
  picture: expect.objectContaining({ widths: expect.arrayContaining([320, 640, 960]), focus: expect.any(Object) }),
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
      properties: expect.arrayContaining([expect.objectContaining({ key: 'sulphur', maximum: 0.5 })]),
      supply: expect.objectContaining({ hsCode: '2713.11', packing: expect.stringMatching(/\S/) }),
      uses: ['electrodes', 'anodeMaterial'],
      picLists: expect.arrayContaining([{ itemPicUrl: expect.stringMatching(/^\/pictures\//), picture: row.picture }]),
      aboutItems: expect.arrayContaining([row]),
      sampleLotNo: '260820020007',
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

it('writes Russian decimals with a comma, and names of standards with a point', async () => {
  const { body } = await site.gateway('/ru/wms/dqgx/getItemdetail/BY-ALB-0101');
  const { itemAttribute } = Object(body.data);
  expect(itemAttribute).toMatch(/<td>[^<]*\d,\d/);
  expect(itemAttribute).not.toMatch(/<td>[^<A-Z]*\d\.\d[^<]*<\/td><td>/);
});

async function itemsOf(input: Record<string, unknown>): Promise<string[]> {
  const { body } = await site.gateway('/en/wms/dqgx/getItemlist', { ...input, size: 1000 });
  return (body.content ?? []).map((item): string => Object(item).itemNo);
}

describe('the filters of the list', () => {
  it('find products whose limits are not above those chosen, and count them in the tree', async () => {
    const found = await itemsOf({ sulfur: '0.5', vanadium: '20', ash: '0.3' });
    expect(found).toEqual(expect.arrayContaining(['BY-CPC-0101', 'BY-GPC-0101', 'BY-GPC-0301']));
    expect(found).not.toContain('BY-CPC-0201');
    const { body } = await site.gateway('/en/wms/dqgx/getitemtypetree?sulfur=0.5&vanadium=20&ash=0.3');
    const roots: ProductCategory[] = Array.isArray(body.data) ? body.data : [];
    expect(roots.reduce((sum, root) => sum + root.itemCount, 0)).toBe(found.length);
  });

  it.each([
    ['sulfur', 'sulphur', '%'],
    ['vanadium', 'vanadium', 'mg/kg'],
    ['ash', 'ash', '%'],
  ] as const)('compare %s alone with the limit of each product', async (name, key, unit) => {
    const details: ProductDetail[] = [];
    for (const itemNo of await itemsOf({})) {
      const { status, body } = await site.gateway(`/en/wms/dqgx/getItemdetail/${itemNo}`);
      expect([itemNo, status]).toEqual([itemNo, 200]);
      details.push(Object(body.data));
    }
    for (const value of productFilters[name]) {
      const within = details.filter(({ properties }) =>
        properties.some(
          (property) =>
            property.key === key && property.unit === unit && (property.maximum ?? Infinity) <= Number(value),
        ),
      );
      expect([value, await itemsOf({ [name]: value })]).toEqual([value, within.map(({ itemNo }) => itemNo)]);
      expect(within.length).toBeGreaterThan(0);
      expect(within.length).toBeLessThan(details.length);
    }
  });

  it('leave out a product without that limit', async () => {
    expect(await itemsOf({ vanadium: '300' })).not.toContain('BY-CTP-0101');
    expect(await itemsOf({ ash: '0.5' })).toContain('BY-CTP-0101');
  });

  it('find a use, together with a keyword', async () => {
    expect((await itemsOf({ use: 'fuel' })).toSorted()).toEqual(['BY-GPC-0401', 'BY-LPG-0101', 'BY-PCI-0101']);
    expect(await itemsOf({ use: 'fuel', keyword: 'shot' })).toEqual(['BY-GPC-0401']);
  });

  it('accept only their own values', async () => {
    const { status } = await site.gateway('/en/wms/dqgx/getItemlist', { sulfur: '0.7' });
    expect(status).toBe(422);
  });
});

it('names the newest sample certificate of a product, and no lot of a buyer', async () => {
  const { db } = site.context;
  const lotOf = async (itemNo: string): Promise<unknown> =>
    Object((await site.gateway(`/en/wms/dqgx/getItemdetail/${itemNo}`)).body.data).sampleLotNo;
  expect([await lotOf('BY-CPC-0101'), await lotOf('BY-SUL-0101')]).toEqual(['260812010031', null]);
  const change = (values: { isSample?: boolean; itemNo?: string }, lotNo: string) =>
    db.updateTable('lotCertificate').set(values).where('lotNo', '=', lotNo).execute();
  await change({ itemNo: 'BY-CPC-0101' }, '260820020007');
  await expect.poll(() => lotOf('BY-CPC-0101')).toBe('260820020007');
  await change({ isSample: false }, '260820020007');
  await expect.poll(() => lotOf('BY-CPC-0101')).toBe('260812010031');
});

it('names ГОСТ methods in Russian only', async () => {
  const attributes = async (locale: string): Promise<string> =>
    Object((await site.gateway(`/${locale}/wms/dqgx/getItemdetail/BY-GPC-0101`)).body.data).itemAttribute;
  expect(await attributes('ru')).toContain('<td>GB/T 387, ГОСТ 8606</td>');
  for (const locale of ['cn', 'en']) expect(await attributes(locale)).not.toContain('ГОСТ');
});

it('shows typical value and limit apart', async () => {
  const { body } = await site.gateway('/en/wms/dqgx/getItemdetail/BY-CPC-0101');
  expect(Object(body.data).itemAttribute).toContain(
    '<th scope="row">Sulfur</th><td>0.43</td><td>≤\u00A00.50</td><td>%</td>',
  );
});

it('groups a long specification, unless a property belongs to no group', async () => {
  const attributes = async (itemNo: string): Promise<string> =>
    Object((await site.gateway(`/en/wms/dqgx/getItemdetail/${itemNo}`)).body.data).itemAttribute;
  const groupsIn = (html: string) =>
    [...html.matchAll(/<th scope="rowgroup" colspan="5">([^<]+)</g)].map(([, name]) => name);
  const grouped = await attributes('BY-CPC-0101');
  expect(groupsIn(grouped)).toEqual(['Composition', 'Trace metals', 'Physical properties', 'Reactivity']);
  expect(grouped.indexOf('Iron')).toBeLessThan(grouped.indexOf('Real density'));
  expect(groupsIn(await attributes('BY-ALB-0101'))).toEqual([]);
});

// Last, since lists may be stale for a second after a change (`cache.ts`).
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
