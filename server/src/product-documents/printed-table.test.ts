import type { TypicalValueTable } from 'contract/typical-values.ts';
import { expect, it } from 'vitest';
import { printedTable } from './printed-table.ts';

const property = { key: 'sulphur', name: '硫', group: '元素', unit: 'milligramPerKilogram', decimals: 0 } as const;
const range = { minimum: null, typical: null, maximum: null };

const table: TypicalValueTable = {
  key: 'limits',
  kind: 'specification',
  market: 'domestic',
  title: '指标',
  note: '',
  properties: [1, 2, 3].map(() => ({ ...property, methods: [], nationalMethods: [] })),
  grades: [
    {
      grade: 'A',
      purpose: '',
      region: '',
      itemNo: null,
      values: [{ ...range, minimum: 5000, maximum: 20_000 }, { ...range, maximum: 20_000 }, range],
    },
  ],
};

it.each([
  ['cn', ['5,000–20,000', '≤\u00A020,000', '—']],
  ['ru', ['5\u00A0000–20\u00A0000', '≤\u00A020\u00A0000', '—']],
] as const)('prints limits in %s as the page shows them', (locale, limits) => {
  const [group] = printedTable('gpc', table, {}, '/data/0', locale).groups;
  expect(group?.rows.flatMap(({ figures }) => figures)).toEqual(limits);
});
