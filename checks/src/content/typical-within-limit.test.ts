/** Typical values of the content: within the limits of their product, and those of the tables of coke. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { productFile, typicalValuesFile } from 'content/schema.ts';
import { expect, it } from 'vitest';
import type { z } from 'zod';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

type Range = { minimum: number | null; typical: number | null; maximum: number | null };
type Row = Range & { key: string; methods?: readonly string[] };

function outside({ key, minimum, typical, maximum }: Row, limit: Range = { minimum, typical, maximum }): string[] {
  if (typical === null) return [];
  const below = limit.minimum !== null && typical < limit.minimum;
  const above = limit.maximum !== null && typical > limit.maximum;
  return below || above ? [`${key}: ${typical}`] : [];
}

/** The files themselves, since the schema rejects such a value before a server could load it. */
const products = globSync('content/products/by-*.json', { cwd: root }).map((file) => productFile.parse(read(file)));
const tables = ['gpc', 'cpc'].flatMap((coke) => typicalValuesFile.parse(read(`content/typical-values/${coke}.json`)));

it('keeps every typical value of a product within its limit', () => {
  expect(products.length).toBeGreaterThan(20);
  const rows = products.flatMap(({ itemNo, properties }) =>
    properties.map((property) => ({ ...property, key: `${itemNo} ${property.key}` })),
  );
  expect(rows.filter(({ typical }) => typical !== null).length).toBeGreaterThan(200);
  expect(rows.flatMap((row) => outside(row))).toEqual([]);
});

/** Helium and xylene give densities of one coke that differ by about 0.03. */
function isOtherDensity({ key, methods = [] }: Row, limit: Row): boolean {
  return key === 'realDensity' && !methods.some((method) => limit.methods?.includes(method));
}

type Table = z.output<typeof typicalValuesFile>[number];

function rowsOf({ properties, grades }: Table, code: string): Row[] {
  const values = grades.find(({ grade }) => grade === code)?.values ?? [];
  return properties.flatMap(({ key, methods }, index) => {
    const range = values[index];
    return range ? [{ key, methods, ...range }] : [];
  });
}

it('keeps every typical value of a grade within the limits of its contract and of its product', () => {
  const contracts = tables.filter(({ kind }) => kind === 'specification');
  let compared = 0;
  const found = tables
    .filter(({ kind }) => kind === 'typical')
    .flatMap((table) =>
      table.grades.flatMap(({ grade, itemNo }) => {
        const limits: Row[][] = [
          ...contracts.map((contract) => rowsOf(contract, grade)),
          products.find((product) => product.itemNo === itemNo)?.properties ?? [],
        ];
        return rowsOf(table, grade).flatMap((row) =>
          limits.flatMap((rows) => {
            const limit = rows.find(({ key }) => key === row.key);
            if (limit === undefined || isOtherDensity(row, limit)) return [];
            compared += 1;
            return outside(row, limit).map((problem) => `${grade}, ${problem}`);
          }),
        );
      }),
    );
  expect(compared).toBeGreaterThan(300);
  expect(found).toEqual([]);
});

it('finds a typical value outside its limit', () => {
  expect(outside({ key: 'seeded', minimum: null, typical: 0.6, maximum: 0.5 })).toEqual(['seeded: 0.6']);
  const [product] = products;
  const [first] = product?.properties ?? [];
  const seeded = { ...product, properties: [{ ...first, typical: 1e6, maximum: 1 }, ...(product?.properties ?? [])] };
  expect(productFile.safeParse(seeded).success).toBe(false);
});

/** Codes of the table of customs that the logistics page shows. */
it('gives products the customs codes and CAS numbers of the logistics page', () => {
  const page = JSON.stringify(read('content/pages/integratedLogistics.json'));
  const stated = products.filter(({ supply }) => supply.hsCode !== null && page.includes(supply.hsCode));
  expect(stated.length).toBeGreaterThan(15);
  for (const { itemNo, supply } of stated)
    if (supply.casNumber !== null) expect(page.includes(supply.casNumber), itemNo).toBe(true);
});
