import type { TypicalValueTable } from 'contract/typical-values.ts';
import { expect, it } from 'vitest';
import { storedUnits } from './unit-scale.ts';
import { csvHref, csvOf, htmlOf, tableRows, tabSeparated } from './table-export.ts';

const words = {
  property: 'Property',
  unit: 'Unit',
  method: 'Test method',
  purpose: 'Use',
  region: 'Region',
  minimum: 'min',
  typical: 'typ.',
  maximum: 'max',
  units: {
    ppm: 'ppm',
    percent: '%',
    gramPerCubicCentimetre: 'g/cm³',
    microOhmMetre: 'µΩ·m',
    microOhmInch: 'µΩ·in',
    percentPerMinute: '%/min',
  },
};

function tableCsv(...[of, chosen, locale, names]: Parameters<typeof tableRows>): string {
  return csvOf(tableRows(of, chosen, locale, names), locale);
}

const table: TypicalValueTable = {
  key: 'one',
  kind: 'typical',
  market: 'domestic',
  title: '',
  note: '',
  properties: [
    {
      key: 'sulphur',
      name: 'Sulfur',
      group: '',
      unit: 'percent',
      decimals: 2,
      methods: ['GB/T 387', 'ASTM D4239'],
      nationalMethods: [],
    },
    {
      key: 'iron',
      name: 'Iron, "free"',
      group: '',
      unit: 'milligramPerKilogram',
      decimals: 0,
      methods: ['ISO 12980'],
      nationalMethods: [],
    },
    {
      key: 'powderResistivity',
      name: 'Resistivity',
      group: '',
      unit: 'microOhmMetre',
      decimals: 0,
      methods: ['ISO 10143'],
      nationalMethods: [],
    },
  ],
  grades: [
    {
      grade: 'BY-1',
      purpose: 'Anodes & <electrodes>',
      region: 'Fushun',
      itemNo: null,
      values: [
        { minimum: 0.38, typical: 0.45, maximum: 0.5 },
        { minimum: 60, typical: 105, maximum: 1500 },
        { minimum: null, typical: 465, maximum: null },
      ],
    },
  ],
};

it('the CSV separates by commas, quotes values with commas or quotation marks, and leaves missing values empty', () => {
  expect(tableCsv(table, storedUnits, 'en', words).split('\r\n')).toEqual([
    'Property,Unit,Test method,BY-1 min,BY-1 typ.,BY-1 max',
    'Use,,,Anodes & <electrodes>,,',
    'Region,,,Fushun,,',
    'Sulfur,%,"GB/T 387, ASTM D4239",0.38,0.45,0.50',
    '"Iron, ""free""",ppm,ISO 12980,60,105,1500',
    'Resistivity,µΩ·m,ISO 10143,,465,',
  ]);
});

it('the Russian CSV has decimal commas, and semicolons between cells', () => {
  expect(tableCsv(table, storedUnits, 'ru', words).split('\r\n').slice(0, 5)).toEqual([
    'Property;Unit;Test method;BY-1 min;BY-1 typ.;BY-1 max',
    'Use;;;Anodes & <electrodes>;;',
    'Region;;;Fushun;;',
    'Sulfur;%;GB/T 387, ASTM D4239;0,38;0,45;0,50',
    '"Iron, ""free""";ppm;ISO 12980;60;105;1500',
  ]);
});

it('the CSV has the chosen units', () => {
  const chosen = { metals: 'percent', resistivity: 'microOhmInch' } as const;
  expect(tableCsv(table, chosen, 'cn', words).split('\r\n').slice(4)).toEqual([
    '"Iron, ""free""",%,ISO 12980,0.0060,0.0105,0.1500',
    'Resistivity,µΩ·in,ISO 10143,,18310,',
  ]);
});

it('the CSV of contract limits has two columns per grade', () => {
  const limits: TypicalValueTable = { ...table, kind: 'specification' };
  expect(tableCsv(limits, storedUnits, 'en', words).split('\r\n')[0]).toBe(
    'Property,Unit,Test method,BY-1 min,BY-1 max',
  );
});

it('the clipboard gets columns for spreadsheets and a table for documents', () => {
  const rows = tableRows(table, storedUnits, 'en', words);
  expect(tabSeparated(rows).split('\r\n')[3]).toBe('Sulfur\t%\tGB/T 387, ASTM D4239\t0.38\t0.45\t0.50');
  expect(htmlOf(rows)).toContain('<tr><td>Use</td><td></td><td></td><td>Anodes &amp; &lt;electrodes&gt;</td>');
});

it('the file begins with a byte order mark', () => {
  const href = csvHref(tableRows(table, storedUnits, 'cn', words), 'cn');
  expect(decodeURIComponent(href.slice(href.indexOf(',') + 1))).toMatch(/^\uFEFFProperty,Unit/);
});
