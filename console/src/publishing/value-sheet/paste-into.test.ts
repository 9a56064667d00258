import { expect, it } from 'vitest';
import { pasteInto } from './paste-into.ts';

const range = (minimum: number, typical: number, maximum: number) => ({ minimum, typical, maximum });
/** Two properties of two grades. */
const grades = [{ values: [range(1, 2, 3), range(4, 5, 6)] }, { values: [range(7, 8, 9), range(10, 11, 12)] }];
const at = { property: 0, grade: 0, bound: 'typical' } as const;

it('changes the cells from the chosen one on, across grades', () => {
  const { columns, changed } = pasteInto({ cells: [['2,5', '3', '7.5']], at }, 2, grades);
  expect(columns.map(({ grade, bound }) => `${grade} ${bound}`)).toEqual(['0 typical', '0 maximum', '1 minimum']);
  expect(changed).toEqual([
    { position: { property: 0, grade: 0, bound: 'typical' }, value: 2.5 },
    { position: { property: 0, grade: 1, bound: 'minimum' }, value: 7.5 },
  ]);
});

it('counts what is no clear number and what is beyond the last row and column', () => {
  const cells = [
    ['max', '—', '7', '8', '9', '10'],
    ['5', '6', '10', '11', '12', '13'],
    ['1', '2', '3', '4', '5', '6'],
  ];
  const { rows, cellCount, changed, unclearCount, outsideCount } = pasteInto({ cells, at }, 2, grades);
  expect([rows.length, cellCount, unclearCount, outsideCount]).toEqual([2, 10, 1, 8]);
  expect(changed).toEqual([{ position: { property: 0, grade: 0, bound: 'maximum' }, value: null }]);
});
