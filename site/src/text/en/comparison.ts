import type { comparison as cn } from '../cn/comparison.ts';

export const comparison = {
  title: 'Compare products',
  description:
    'Up to four products or grades side by side: typical values, limits, packing, minimum lot and loading ports.',
  lead: 'Up to four products or grades side by side.',
  catalogue: 'Bulk trade',
  legend: 'Each cell has the typical value, then the limit. ',
  marked: 'Rows in grey are the same in all columns.',
  property: 'Property',
  typical: 'typical',
  limit: 'limit',
  notStated: 'not stated',
  same: ' (same)',
  afterCalcining: ' Real density and powder resistivity of green coke are measured after calcining at 1,300\u00A0°C.',
  densityMethods:
    ' Real density is measured by each grade’s own method; figures by different methods cannot be compared.',
  partial: 'Stated for some products or grades only',
  supplyTitle: 'Supply',
  supply: {
    hsCode: 'HS code',
    casNumber: 'CAS number',
    packing: 'Packing',
    minimumLot: 'Minimum lot',
    loadingPorts: 'Loading ports',
  },
  remove: (code) => `Remove ${code}`,
  add: 'Item number or grade',
  addButton: 'Add',
  products: (names) => names.join('; '),
  choose: 'Choose in the catalogue',
  missing: (codes) => `Not in the catalogue: ${codes.join(', ')}`,
  empty: 'Nothing is chosen yet. Tick up to four products in the catalogue, or grades in the tables of typical values.',
} satisfies typeof cn;
