import { Button } from 'antd';
import { defaultLocale } from 'contract/locales.ts';
import { ArrowDownToLine, Copy, Redo2, Undo2 } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Keys } from '../parts/keys.tsx';
import { useCopy } from '../parts/use-copy.ts';
import visuallyHidden from '../parts/visually-hidden.module.css';
import { useLocale, useTexts } from '../text/use-language.ts';
import { isRecord } from './body.ts';
import { choiceLabels } from './field-labels.ts';
import { keyOfRow } from './row-key.ts';
import { useSheetEdits } from './use-sheet-edits.ts';
import { type SheetCommand, ValueCell } from './value-cell.tsx';
import {
  bounds,
  cellId,
  type CellPlace,
  type CellValue,
  columnPlaces,
  type Paste,
  placesOutOfOrder,
  printValue,
  rowsOf,
  valueAt,
} from './value-sheet-model.ts';
import { filledDown, type Selection, selectedRows } from './value-sheet-selection.ts';
import styles from './value-sheet.module.css';

const PasteDialog = lazy(async () => ({ default: (await import('./value-paste-dialog.tsx')).ValuePasteDialog }));

type ValueSheetProps = {
  properties: unknown;
  grades: unknown;
  isReadOnly: boolean;
  onChange: (grades: unknown[]) => void;
};

/**
 * The figures of a table of typical values as a sheet: arrow keys move from cell to cell, with Shift they select, and a
 * range copied in a spreadsheet is pasted at the chosen cell, after a look at what it changes.
 */
export function ValueSheet({ properties, grades: value, isReadOnly, onChange }: ValueSheetProps) {
  const texts = useTexts();
  const { sheet } = texts.publishing;
  const locale = useLocale();
  const copy = useCopy();
  const table = useRef<HTMLTableElement>(null);
  const [paste, setPaste] = useState<Paste>();
  const [stored, setSelection] = useState<Selection>();
  const [spoken, setSpoken] = useState('');
  const rows = rowsOf(properties);
  const grades = rowsOf(value);
  const edits = useSheetEdits({ properties: rows, grades, onChange });
  const columns = columnPlaces(grades.length);
  const outOfOrder = placesOutOfOrder(grades, rows.length);
  const isThere = ({ property, grade }: CellPlace) => property < rows.length && grade < grades.length;
  // Properties and grades may have been removed since.
  const selection = stored !== undefined && isThere(stored.from) && isThere(stored.to) ? stored : undefined;
  const selected = selection === undefined ? [] : selectedRows(grades.length, selection);
  const selectedIds = new Set(selected.flat().map(cellId));
  const textIn = (part: unknown) => {
    const text = isRecord(part) ? part[locale] || part[defaultLocale] : undefined;
    return typeof text === 'string' ? text : '';
  };
  const nameOfProperty = (index: number) => textIn(rows[index]?.['name']) || String(index + 1);
  const nameOfGrade = (index: number) => {
    const grade = grades[index]?.['grade'];
    return typeof grade === 'string' && grade !== '' ? grade : String(index + 1);
  };
  const nameOf = ({ property, grade, bound }: CellPlace) =>
    `${nameOfGrade(grade)}, ${nameOfProperty(property)}, ${sheet.bounds[bound]}`;

  function focus(place: CellPlace): void {
    table.current?.querySelector<HTMLInputElement>(`[data-cell="${cellId(place)}"]`)?.select();
  }

  function placeBeside(place: CellPlace, down: number, right: number): CellPlace | undefined {
    const column = columns.findIndex(({ grade, bound }) => grade === place.grade && bound === place.bound) + right;
    const property = place.property + down;
    const target = columns[column];
    return target === undefined || property < 0 || property >= rows.length ? undefined : { ...target, property };
  }

  function moveFrom(place: CellPlace, down: number, right: number): boolean {
    const target = placeBeside(place, down, right);
    if (target === undefined) return false;
    focus(target);
    return true;
  }

  function select(from: CellPlace, to: CellPlace): void {
    const next = { from, to };
    const chosen = selectedRows(grades.length, next);
    setSelection(next);
    setSpoken(sheet.selected(chosen.length, chosen[0]?.length ?? 0));
  }

  function extend(place: CellPlace, down: number, right: number): void {
    const { from, to } = selection ?? { from: place, to: place };
    const target = placeBeside(to, down, right);
    if (target !== undefined) select(from, target);
  }

  /** A drag that began outside of the sheet selects nothing. */
  function selectUpTo(place: CellPlace): void {
    if (selection === undefined || !table.current?.contains(document.activeElement)) focus(place);
    else select(selection.from, place);
  }

  function whatChanged(places: readonly CellPlace[], changed: typeof grades): string {
    const [place] = places;
    if (place === undefined || places.length > 1) return sheet.cells(places.length);
    return `${nameOf(place)}: ${printValue(valueAt(changed, place), rows[place.property]?.['decimals']) || '—'}`;
  }

  function fillDown(): void {
    const cells = selection && filledDown(grades, selection);
    setSpoken(cells === undefined ? sheet.nothingAbove : sheet.filled(edits.write(cells)));
  }

  function run(command: SheetCommand, movesFocus: boolean): void {
    if (command === 'fillDown') return fillDown();
    const result = edits.step(command);
    const [first] = result?.places ?? [];
    if (result === undefined || first === undefined) return setSpoken(sheet.nothingLeft[command]);
    if (movesFocus) focus(first);
    setSpoken(sheet.taken[command](whatChanged(result.places, result.grades)));
  }

  function write(cells: readonly CellValue[]): void {
    setSpoken(sheet.written(edits.write(cells)));
    setPaste(undefined);
  }

  function copySheet(): Promise<void> {
    const head = ['', ...columns.map(({ grade, bound }) => `${nameOfGrade(grade)} ${sheet.bounds[bound]}`)];
    const lines = rows.map((row, property) => [
      nameOfProperty(property),
      ...columns.map((column) => printValue(valueAt(grades, { ...column, property }), row['decimals'])),
    ]);
    return copy([head, ...lines].map((cells) => cells.join('\t')).join('\n'));
  }

  if (rows.length === 0 || grades.length === 0) return <p className={styles.hint}>{sheet.empty}</p>;
  return (
    <section className={styles.sheet} aria-label={sheet.title}>
      <div className={styles.head}>
        <h2>{sheet.title}</h2>
        <p className={styles.hint}>{isReadOnly ? '' : sheet.hint}</p>
        {isReadOnly ? null : (
          <>
            <Button
              size="small"
              icon={<Undo2 size={14} />}
              aria-label={sheet.undo}
              aria-keyshortcuts="Control+Z"
              title={`${sheet.undo} (Ctrl Z)`}
              disabled={!edits.canUndo}
              onClick={() => run('undo', false)}
            />
            <Button
              size="small"
              icon={<Redo2 size={14} />}
              aria-label={sheet.redo}
              aria-keyshortcuts="Control+Y"
              title={`${sheet.redo} (Ctrl Y)`}
              disabled={!edits.canRedo}
              onClick={() => run('redo', false)}
            />
            <Button
              size="small"
              icon={<ArrowDownToLine size={14} />}
              aria-keyshortcuts="Control+D"
              disabled={selection === undefined}
              onClick={() => run('fillDown', false)}
            >
              {sheet.fillDown}
            </Button>
          </>
        )}
        <Button size="small" icon={<Copy size={14} />} onClick={() => void copySheet()}>
          {sheet.copy}
        </Button>
      </div>
      <div className={styles.frame}>
        <table ref={table}>
          <thead>
            <tr>
              <th rowSpan={2} scope="col">
                {sheet.property}
              </th>
              {grades.map((grade, index) => (
                <th key={keyOfRow(grade, index)} colSpan={bounds.length} scope="colgroup">
                  {nameOfGrade(index)}
                  <small>{textIn(grade['purpose'])}</small>
                </th>
              ))}
            </tr>
            <tr>
              {columns.map(({ grade, bound }) => (
                <th key={`${grade} ${bound}`} scope="col">
                  {sheet.bounds[bound]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, property) => {
              const named = textIn(row['group']);
              const isNewGroup = property === 0 || named !== textIn(rows[property - 1]?.['group']);
              const unit = typeof row['unit'] === 'string' ? (choiceLabels('unit', texts)?.[row['unit']] ?? '') : '';
              return [
                isNewGroup ? (
                  <tr key={`group ${named}`} className={styles.group}>
                    <th colSpan={columns.length + 1} scope="rowgroup">
                      {named}
                    </th>
                  </tr>
                ) : null,
                <tr key={keyOfRow(row, property)}>
                  <th scope="row">
                    {nameOfProperty(property)} <small>{unit}</small>
                  </th>
                  {columns.map((column) => {
                    const place = { ...column, property };
                    return (
                      <ValueCell
                        key={cellId(place)}
                        id={cellId(place)}
                        label={nameOf(place)}
                        value={valueAt(grades, place)}
                        decimals={row['decimals']}
                        isStrong={column.bound === 'typical'}
                        isOutOfOrder={outOfOrder.some((one) => cellId(one) === cellId(place))}
                        isSelected={selectedIds.has(cellId(place))}
                        isReadOnly={isReadOnly}
                        change={(changed) => edits.write([{ place, value: changed }], true)}
                        onFocus={() => {
                          edits.endTyping();
                          setSpoken('');
                          setSelection({ from: place, to: place });
                        }}
                        selectUpTo={() => selectUpTo(place)}
                        moveBy={(down, right) => moveFrom(place, down, right)}
                        extendBy={(down, right) => extend(place, down, right)}
                        run={(command) => run(command, true)}
                        paste={(cells) => setPaste({ cells, at: place })}
                      />
                    );
                  })}
                </tr>,
              ];
            })}
          </tbody>
        </table>
      </div>
      {isReadOnly ? null : (
        <p className={styles.keys}>
          {keysOf(sheet.keys).map(([keys, name]) => (
            <span key={name}>
              <span className={visuallyHidden.text}>{keys}</span>
              <Keys of={keys} /> {name}
            </span>
          ))}
        </p>
      )}
      <output className={visuallyHidden.text}>{spoken}</output>
      {outOfOrder.map((place) => (
        <output key={cellId(place)} className={styles.problem}>
          {sheet.outOfOrder(nameOf(place))}
          <Button size="small" onClick={() => focus(place)}>
            {sheet.goThere}
          </Button>
        </output>
      ))}
      {paste === undefined ? null : (
        <Suspense fallback={null}>
          <PasteDialog
            paste={paste}
            properties={rows}
            grades={grades}
            nameOfProperty={nameOfProperty}
            nameOfGrade={nameOfGrade}
            close={() => setPaste(undefined)}
            write={write}
          />
        </Suspense>
      )}
    </section>
  );
}

type SheetKeys = { move: string; select: string; fillDown: string; undo: string; redo: string };

function keysOf(names: SheetKeys): (readonly [keys: string, name: string])[] {
  return [
    ['← ↑ ↓ →', names.move],
    ['Shift ↓', names.select],
    ['Ctrl D', names.fillDown],
    ['Ctrl Z', names.undo],
    ['Ctrl Y', names.redo],
  ];
}
