/** Codes, ports and names of a product are the same wherever the content has them. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { productFile } from 'content/schema.ts';
import { localeNames } from 'contract/locales.ts';
import { expect, it } from 'vitest';
import type { z } from 'zod';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

type Product = z.output<typeof productFile>;

const products = globSync('content/products/by-*.json', { cwd: root })
  .toSorted()
  .map((file) => productFile.parse(read(file)));

/** The table of customs codes on the page of logistics: one row for each pair of codes. */
const code = /"(\d{4}\.\d\d)"/g;
const logistics = readFileSync(path.join(root, 'content/pages/integratedLogistics.json'), 'utf8');

function codesOf(page: string): string[] {
  const customs = [...page.matchAll(code)].map(([, hsCode = '']) => hsCode);
  const chemical = [...page.matchAll(/"(\d{2,7}-\d\d-\d|–)"/g)].map(([, number = '']) => number);
  return [...new Set([...customs, ...chemical])].filter((one) => one !== '–');
}

function unknownCodes(page: string): string[] {
  const known = new Set(products.flatMap(({ supply }) => [supply?.hsCode, supply?.casNumber]));
  return codesOf(page).filter((one) => !known.has(one));
}

it('the codes of the page of logistics are those of the products', () => {
  expect(codesOf(logistics).length).toBeGreaterThan(12);
  expect(unknownCodes(logistics)).toEqual([]);
});

it('finds a code that no product has', () => {
  expect(unknownCodes(logistics.replace('"13775-53-6"', '"15096-52-3"'))).toEqual(['15096-52-3']);
});

/** Ports outside China are named by their region only. */
function portsMissing({ itemNo, introduction, supply }: Product): string[] {
  const ports = (supply?.loadingPorts?.cn ?? '').split(/[、；]/).map((port) => port.replace(/（.*）|铁路经/g, ''));
  return ports
    .filter((port) => !/[和与]/.test(port) && !introduction.cn.includes(port))
    .map((port) => `${itemNo}: ${port}`);
}

it('the introduction of a product names each of its loading ports', () => {
  expect(products.length).toBeGreaterThan(20);
  expect(products.flatMap(portsMissing)).toEqual([]);
});

it('finds a port that the introduction lacks', () => {
  const product = products.find(({ itemNo }) => itemNo === 'BY-GPC-0103');
  if (product === undefined) throw new Error('the product is gone');
  const introduction = { ...product.introduction, cn: product.introduction.cn.replace('钦州', '') };
  expect(portsMissing({ ...product, introduction })).toEqual(['BY-GPC-0103: 钦州']);
});

/** A comparison puts properties of one key in one row. Names that say more than the key are several on purpose. */
const severalNames = new Set(['realDensity', 'granules']);

function severallyNamed(all: readonly Product[]): string[] {
  const names = new Map<string, string>();
  return all.flatMap(({ itemNo, properties }) =>
    properties.flatMap(({ key, name }) => {
      const written = localeNames.map((locale) => name[locale]).join(' | ');
      const first = names.get(key) ?? written;
      names.set(key, first);
      return first === written || severalNames.has(key) ? [] : [`${itemNo} ${key}: ${written}, not ${first}`];
    }),
  );
}

it('a property has one name in every product', () => {
  expect(severallyNamed(products)).toEqual([]);
});

it('finds a second name', () => {
  const renamed = structuredClone(products);
  const property = renamed
    .find(({ itemNo }) => itemNo === 'BY-NC-0101')
    ?.properties.find(({ key }) => key === 'vibratedBulkDensity');
  if (property === undefined) throw new Error('the property is gone');
  property.name.cn = '振动体积密度';
  expect(severallyNamed(renamed).join()).toContain('BY-NC-0101 vibratedBulkDensity: 振动体积密度');
});
