import type { ApiResponse } from 'client/call.ts';
import type { getProductDetail } from 'contract/products/products.ts';
import type { getTypicalValues, TypicalValueTable } from 'contract/typical-values.ts';
import { expect, it } from 'vitest';
import { gradeColumn, gradeInTables } from './compared-columns.ts';

const table: TypicalValueTable = {
  key: 'gpc-domestic-typical',
  kind: 'typical',
  market: 'domestic',
  title: 'Typical values',
  note: '',
  properties: [
    {
      key: 'ash',
      name: 'Ash',
      group: 'Composition',
      unit: 'percent',
      decimals: 2,
      methods: ['SH/T 0029'],
      nationalMethods: [],
    },
  ],
  grades: [
    {
      grade: 'BY-1',
      purpose: 'Electrodes',
      region: 'China',
      itemNo: 'BY-GPC-0101',
      values: [{ minimum: 0.05, typical: 0.12, maximum: 0.27 }],
    },
  ],
};
const tables: ApiResponse<typeof getTypicalValues>[] = [{ code: 200, msg: '', data: [table] }];

function property(key: string, typical: number) {
  const limits = { minimum: null, typical, maximum: 10 };
  return { key, name: key, unit: '%', decimals: 1, methods: [], nationalMethods: [], ...limits };
}

function productOf(aboutType: 1 | 2): ApiResponse<typeof getProductDetail> {
  return {
    code: 200,
    msg: '',
    data: {
      id: 1,
      itemNo: 'BY-GPC-0101',
      itemName: 'Green coke',
      enItemName: 'Green coke',
      introduction: '',
      mainPicUrl: '',
      picture: null,
      itemTypeId: 1,
      aboutType,
      facts: [],
      itemAttribute: '',
      properties: [property('ash', 0.4), property('totalMoisture', 7)],
      supply: { hsCode: null, casNumber: null, packing: '', minimumLot: '', loadingPorts: '' },
      uses: [],
      picLists: [],
      aboutItems: [],
      sampleLotNo: null,
      languages: ['en'],
    },
  };
}

const columnWith = (product: ReturnType<typeof productOf> | undefined) =>
  gradeColumn(gradeInTables(tables, 'BY-1'), product, 'en');

it('a grade has the values of its tables, and what only its product states', () => {
  const typical = columnWith(productOf(2))?.properties.map(({ key, typical: value }) => [key, value]);
  expect(typical).toEqual([
    ['ash', 0.12],
    ['totalMoisture', 7],
  ]);
  expect(columnWith(undefined)?.properties.map(({ key }) => key)).toEqual(['ash']);
});

it('knows green coke, whose density is measured after calcining', () => {
  expect([productOf(2), productOf(1), undefined].map((product) => columnWith(product)?.isGreenCoke)).toEqual([
    true,
    false,
    false,
  ]);
});
