import { expect, it } from 'vitest';
import { endTyping, maxHistory, noHistory, recordEdit, type SheetHistory, stepThrough } from './value-sheet-history.ts';
import { type CellPosition, type CellValue, type Row, valueAt, withValueAt } from './value-sheet-model.ts';
import { filledDown } from './value-sheet-selection.ts';

const properties: Row[] = [{ rowKey: 's' }, { rowKey: 'a' }, { rowKey: 'v' }];
const empty = { minimum: null, typical: null, maximum: null };
const grades: Row[] = [
  { rowKey: 'A', values: [{ minimum: 1, typical: 2, maximum: 3 }, empty, empty] },
  { rowKey: 'B', values: [{ minimum: 4, typical: null, maximum: 6 }, empty, empty] },
];
const at = (property: number, grade = 0, bound: CellPosition['bound'] = 'minimum'): CellPosition => ({
  property,
  grade,
  bound,
});
const inSheet = (changed: readonly Row[]) => ({ properties, grades: changed });

type Written = { history: SheetHistory; grades: Row[] };

function write({ history, grades: old }: Written, cells: CellValue[], isTyping = false): Written {
  const next = recordEdit(history, inSheet(old), cells, isTyping);
  let written = old;
  for (const { position, value } of cells) written = withValueAt(written, position, value);
  return { history: next ?? history, grades: written };
}

const start: Written = { history: noHistory, grades };

it('undoes and redoes several cells as one step', () => {
  const pasted = write(start, [
    { position: at(0), value: 9 },
    { position: at(1), value: 8 },
  ]);
  const undone = stepThrough(pasted.history, inSheet(pasted.grades), 'undo');
  expect(undone?.grades.map((grade) => [valueAt([grade], at(0)), valueAt([grade], at(1))])).toEqual([
    [1, null],
    [4, null],
  ]);
  expect(undone?.positions).toEqual([at(0), at(1)]);
  const redone = undone && stepThrough(undone.history, inSheet(undone.grades), 'redo');
  expect(redone?.grades).toEqual(pasted.grades);
  expect(redone && stepThrough(redone.history, inSheet(redone.grades), 'redo')).toBeUndefined();
});

it('takes back what was typed into a cell at once, and another visit of the cell by itself', () => {
  const typed = write(write(start, [{ position: at(0), value: 5 }], true), [{ position: at(0), value: 57 }], true);
  expect(typed.history.done).toHaveLength(1);
  const again = write({ ...typed, history: endTyping(typed.history) }, [{ position: at(0), value: 58 }], true);
  expect(again.history.done).toHaveLength(2);
  const once = stepThrough(again.history, inSheet(again.grades), 'undo');
  expect(once && valueAt(once.grades, at(0))).toBe(57);
  const twice = once && stepThrough(once.history, inSheet(once.grades), 'undo');
  expect(twice && valueAt(twice.grades, at(0))).toBe(1);
});

it('a new edit ends what could be redone, one that changes nothing does not', () => {
  const written = write(start, [{ position: at(0), value: 5 }]);
  const undone = stepThrough(written.history, inSheet(written.grades), 'undo');
  expect(undone?.history.undone).toHaveLength(1);
  expect(undone && recordEdit(undone.history, inSheet(undone.grades), [{ position: at(0), value: 1 }], false)).toBe(
    undefined,
  );
  expect(undone && write(undone, [{ position: at(1), value: 7 }]).history.undone).toEqual([]);
});

it('finds its cells after rows have moved, and leaves what has another value since', () => {
  const written = write(write(start, [{ position: at(1), value: 5 }]), [{ position: at(0), value: 7 }]);
  const [sulphur, ash, volatile] = properties;
  const moved = written.grades.map((grade) => {
    const values = Array.isArray(grade['values']) ? grade['values'] : [];
    return { ...grade, values: [values[1], values[0], values[2]] };
  });
  const sheet = { properties: [ash ?? {}, sulphur ?? {}, volatile ?? {}], grades: withValueAt(moved, at(1), 70) };
  const undone = stepThrough(written.history, sheet, 'undo');
  // The newer edit was overwritten with 70, so the older one is undone.
  expect(undone?.positions).toEqual([at(0)]);
  expect(undone && [valueAt(undone.grades, at(0)), valueAt(undone.grades, at(1))]).toEqual([null, 70]);
});

it(`keeps the last ${maxHistory} edits`, () => {
  let written = start;
  for (let value = 1; value <= maxHistory + 5; value += 1) written = write(written, [{ position: at(2), value }]);
  expect(written.history.done).toHaveLength(maxHistory);
  let steps = 0;
  for (;;) {
    const undone = stepThrough(written.history, inSheet(written.grades), 'undo');
    if (undone === undefined) break;
    written = undone;
    steps += 1;
  }
  expect(steps).toBe(maxHistory);
  expect(valueAt(written.grades, at(2))).toBe(5);
  expect(written.history.undone).toHaveLength(maxHistory);
});

it('fills the first selected row down, over the columns of several grades', () => {
  const cells = filledDown(grades, { from: at(2, 1, 'minimum'), to: at(0, 0, 'maximum') });
  expect(cells).toEqual([
    { position: at(1, 0, 'maximum'), value: 3 },
    { position: at(1, 1, 'minimum'), value: 4 },
    { position: at(2, 0, 'maximum'), value: 3 },
    { position: at(2, 1, 'minimum'), value: 4 },
  ]);
});

it('fills a single row with the one above, which the first row does not have', () => {
  const row = (property: number) => ({ from: at(property, 1), to: at(property, 1, 'typical') });
  expect(filledDown(grades, row(1))).toEqual([
    { position: at(1, 1), value: 4 },
    { position: at(1, 1, 'typical'), value: null },
  ]);
  expect(filledDown(grades, row(0))).toBeUndefined();
});
