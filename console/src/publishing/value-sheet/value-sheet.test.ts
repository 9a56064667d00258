import { describe, expect, it } from 'vitest';
import { cellsOfText, readValue, withoutHeaders } from './pasted-cells.ts';
import { alignedGrades, cellsOutOfOrder, printSheet, printValue, valueAt, withValueAt } from './value-sheet-model.ts';

describe('pasted cells', () => {
  it('reads numbers as spreadsheets of three languages print them', () => {
    expect(['0.38', '0,38', ' 2.05 ', '１２．５', '1 200', '1\u00a0200', '12,345,678', '-3'].map(readValue)).toEqual([
      0.38, 0.38, 2.05, 12.5, 1200, 1200, 12345678, -3,
    ]);
    expect(['', '—', '-', '/', '–'].map(readValue)).toEqual([null, null, null, null, null]);
    // The letter O, a limit, words, and a number that two languages read differently.
    expect(['28O', '<0.5', 'max', '1,200', '1e999', '=1+1'].map(readValue)).toEqual(Array(6).fill(undefined));
  });

  it('splits text at tabs and lines, except in quotes', () => {
    expect(cellsOfText('1\t2\r\n3\t"a ""b""\nc"\r\n')).toEqual([
      ['1', '2'],
      ['3', 'a "b"\nc'],
    ]);
    expect(cellsOfText('1\t\n\t2')).toEqual([
      ['1', ''],
      ['', '2'],
    ]);
    expect(cellsOfText('')).toEqual([['']]);
  });

  it('leaves out the heads of rows and columns', () => {
    const cells = [
      ['Property', 'Unit', 'min', 'typ'],
      ['Sulphur', '%', '2.1', ''],
      ['Iron', 'mg/kg', '28O', '3'],
    ];
    expect(withoutHeaders(cells)).toEqual([
      ['2.1', ''],
      ['28O', '3'],
    ]);
    expect(withoutHeaders([['only', 'words']])).toEqual([]);
    const notTested = [
      ['', '3'],
      ['—', '4'],
    ];
    expect(withoutHeaders(notTested)).toEqual(notTested);
  });
});

const range = (minimum: number | null, typical: number | null, maximum: number | null) => ({
  minimum,
  typical,
  maximum,
});
const properties = [
  { rowKey: 's', key: 'sulphur' },
  { rowKey: 'a', key: 'ash' },
];
const grades = [
  { grade: 'A', values: [range(1, 2, 3), range(null, 5, 4)] },
  { grade: 'B', values: [range(2, null, 1)] },
];

describe('the sheet', () => {
  it('finds values below a smaller bound, also over an empty one', () => {
    expect(cellsOutOfOrder(grades, 2)).toEqual([
      { property: 1, grade: 0, bound: 'maximum' },
      { property: 0, grade: 1, bound: 'maximum' },
    ]);
    // The largest value stays 3: each later one is below it.
    expect(cellsOutOfOrder([{ values: [range(3, 1, 2)] }], 1).map(({ bound }) => bound)).toEqual([
      'typical',
      'maximum',
    ]);
  });

  it('writes a value where a grade had none yet', () => {
    const position = { property: 1, grade: 1, bound: 'typical' } as const;
    const written = withValueAt(grades, position, 7);
    expect(valueAt(written, position)).toBe(7);
    expect(valueAt(grades, position)).toBeNull();
    expect(written[0]).toBe(grades[0]);
  });

  it('keeps each range with its property', () => {
    const [sulphur, ash] = properties;
    const added = { rowKey: 'new', key: 'iron' };
    const [first, second] = alignedGrades(grades, properties, [{ ...ash, key: 'ash' }, added, { ...sulphur }]);
    expect(first?.['values']).toEqual([range(null, 5, 4), range(null, null, null), range(1, 2, 3)]);
    expect(second?.['values']).toEqual([range(null, null, null), range(null, null, null), range(2, null, 1)]);
  });

  it('prints no fewer digits than a value has', () => {
    expect([printValue(0.5, 2), printValue(0.456, 2), printValue(null, 2)]).toEqual(['0.50', '0.456', '']);
  });

  it('is printed as a spreadsheet pastes it, with the names of its rows and columns', () => {
    const names = {
      ofProperty: (index: number) => properties[index]?.key ?? '',
      ofGrade: (index: number) => grades[index]?.grade ?? '',
    };
    const boundNames = { minimum: 'min', typical: 'typ', maximum: 'max' };
    const printed = printSheet({ properties, grades: grades.slice(0, 1), names, boundNames });
    expect(printed.split('\n')).toEqual(['\tA min\tA typ\tA max', 'sulphur\t1\t2\t3', 'ash\t\t5\t4']);
  });
});
