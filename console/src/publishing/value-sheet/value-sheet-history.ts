/** What was written into the sheet, so that it can be undone and redone. */
import { keyOfRow } from '../fields/row-key.ts';
import { type Bound, type CellPosition, type CellValue, type Row, valueAt, withValueAt } from './value-sheet-model.ts';

/** A cell by the keys of its property and grade, which may be rearranged before the change is undone. */
type CellChange = { property: string; grade: string; bound: Bound; before: number | null; after: number | null };

/** One step of undo. The digits that are typed into one cell are one step. */
type Edit = { changes: readonly CellChange[]; isTyping: boolean };

export type SheetHistory = { done: readonly Edit[]; undone: readonly Edit[] };

export const noHistory: SheetHistory = { done: [], undone: [] };

export const maxHistory = 100;

type Sheet = { properties: readonly Row[]; grades: readonly Row[] };

function positionOf({ properties, grades }: Sheet, { property, grade, bound }: CellChange): CellPosition | undefined {
  const position = {
    property: properties.findIndex((row, index) => keyOfRow(row, index) === property),
    grade: grades.findIndex((row, index) => keyOfRow(row, index) === grade),
    bound,
  };
  return position.property < 0 || position.grade < 0 ? undefined : position;
}

function withLast(edits: readonly Edit[], edit: Edit): Edit[] {
  return [...edits, edit].slice(-maxHistory);
}

/** Adds what is being written to the history. Nothing is added if no value changes. */
export function recordEdit(
  { done }: SheetHistory,
  { properties, grades }: Sheet,
  cells: readonly CellValue[],
  isTyping: boolean,
): SheetHistory | undefined {
  const changes = cells.flatMap(({ position, value }): CellChange[] => {
    const before = valueAt(grades, position);
    if (before === value) return [];
    const property = keyOfRow(properties[position.property], position.property);
    return [
      {
        property,
        grade: keyOfRow(grades[position.grade], position.grade),
        bound: position.bound,
        before,
        after: value,
      },
    ];
  });
  const [first] = changes;
  if (first === undefined) return undefined;
  const last = done.at(-1);
  const typed = last?.changes[0];
  const isSameCell = typed?.property === first.property && typed.grade === first.grade && typed.bound === first.bound;
  if (isTyping && last?.isTyping === true && typed !== undefined && isSameCell)
    return {
      done: withLast(done.slice(0, -1), { changes: [{ ...first, before: typed.before }], isTyping }),
      undone: [],
    };
  return { done: withLast(done, { changes, isTyping }), undone: [] };
}

/** What is typed from now on is a step of its own. */
export function endTyping({ done, undone }: SheetHistory): SheetHistory {
  const last = done.at(-1);
  return { done: last?.isTyping === true ? withLast(done.slice(0, -1), { ...last, isTyping: false }) : done, undone };
}

export type HistoryStep = { history: SheetHistory; grades: Row[]; positions: CellPosition[] };

/**
 * Undoes or redoes the last edit. A cell that has another value since, from a colleague or because the changes were
 * discarded, keeps it. Edits of which nothing is left are skipped.
 */
export function stepThrough(from: SheetHistory, sheet: Sheet, direction: 'undo' | 'redo'): HistoryStep | undefined {
  let { done, undone } = endTyping(from);
  for (;;) {
    const edit = direction === 'undo' ? done.at(-1) : undone.at(-1);
    if (edit === undefined) return undefined;
    if (direction === 'undo') [done, undone] = [done.slice(0, -1), withLast(undone, edit)];
    else [done, undone] = [withLast(done, edit), undone.slice(0, -1)];
    let grades = [...sheet.grades];
    const positions: CellPosition[] = [];
    for (const change of edit.changes) {
      const position = positionOf(sheet, change);
      const [expected, next] = direction === 'undo' ? [change.after, change.before] : [change.before, change.after];
      if (position === undefined || expected === next || valueAt(grades, position) !== expected) continue;
      grades = withValueAt(grades, position, next);
      positions.push(position);
    }
    if (positions.length > 0) return { history: { done, undone }, grades, positions };
  }
}
