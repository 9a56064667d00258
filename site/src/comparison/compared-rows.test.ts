import { expect, it } from 'vitest';
import type { ComparedColumn, ComparedProperty } from './compared-columns.ts';
import { comparedRows } from './compared-rows.ts';

function property(key: string, unit: string, figures: Partial<ComparedProperty>): ComparedProperty {
  const none = { minimum: null, typical: null, maximum: null };
  return { key, unit, name: { text: key, lang: undefined }, decimals: 2, ...none, ...figures };
}

function column(code: string, properties: ComparedProperty[]): ComparedColumn {
  const none = { text: '', lang: undefined };
  const supply = { hsCode: none, casNumber: none, packing: none, minimumLot: none, loadingPorts: none };
  return { code, name: none, itemNo: code, properties, supply, isGreenCoke: false };
}

it('puts one property of all columns into one row, and another unit into another', () => {
  const rows = comparedRows(
    [
      column('A', [
        property('sulphur', '%', { typical: 0.43, maximum: 0.5 }),
        property('nitrogen', '%', { maximum: 1 }),
      ]),
      column('B', [property('nitrogen', 'mg/kg', { maximum: 300 }), property('sulphur', '%', { typical: 0.43 })]),
    ],
    'en',
  );
  expect(rows.map(({ id, same, cells }) => [id, same, ...cells.map(({ typical, limit }) => [typical, limit])])).toEqual(
    [
      ['sulphur %', false, ['0.43', '≤\u00A00.50'], ['0.43', undefined]],
      ['nitrogen %', false, [undefined, '≤\u00A01.00'], [undefined, undefined]],
      ['nitrogen mg/kg', false, [undefined, undefined], [undefined, '≤\u00A0300.00']],
    ],
  );
});

it('marks a property that some columns do not state', () => {
  const ash = property('ash', '%', { maximum: 0.3 });
  const rows = comparedRows([column('A', [ash, property('iron', '%', { typical: 1 })]), column('B', [ash])], 'en');
  expect(rows.map(({ key, isPartial }) => [key, isPartial])).toEqual([
    ['ash', false],
    ['iron', true],
  ]);
});

it('leaves out what no column states, and marks a row that is the same', () => {
  const stated = () => [property('ash', '%', { maximum: 0.3 }), property('iron', 'mg/kg', {})];
  const rows = comparedRows([column('A', stated()), column('B', stated())], 'ru');
  expect(rows.map(({ id, same }) => [id, same])).toEqual([['ash %', true]]);
});
