import { Button } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import { Kbd } from '../../parts/kbd.tsx';
import { useCopy } from '../../parts/use-copy.ts';
import visuallyHidden from '../../parts/visually-hidden.module.css';
import { useTexts } from '../../text/use-language.ts';
import { useCellNames } from './use-cell-names.ts';
import { useSheetEdits } from './use-sheet-edits.ts';
import { useSheetSelection } from './use-sheet-selection.ts';
import type { SheetCommand } from './value-cell.tsx';
import {
  cellId,
  type CellPlace,
  type CellValue,
  columnPlaces,
  type Paste,
  placesOutOfOrder,
  printValue,
  type Row,
  rowsOf,
  valueAt,
} from './value-sheet-model.ts';
import { filledDown } from './value-sheet-selection.ts';
import { ValueSheetTable } from './value-sheet-table.tsx';
import { ValueSheetToolbar } from './value-sheet-toolbar.tsx';
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
export function ValueSheet({ properties: rows, grades: columns, isReadOnly, onChange }: ValueSheetProps) {
  const { sheet } = useTexts().publishing;
  const copyText = useCopy();
  const table = useRef<HTMLTableElement>(null);
  const [paste, setPaste] = useState<Paste>();
  const [announcement, setAnnouncement] = useState('');
  const properties = rowsOf(rows);
  const grades = rowsOf(columns);
  const names = useCellNames(properties, grades);
  const edits = useSheetEdits({ properties, grades, onChange });
  const size = { properties: properties.length, grades: grades.length };
  const cells = useSheetSelection(table, size, (down, across) => setAnnouncement(sheet.selected(down, across)));
  const { selection, focus } = cells;
  const outOfOrder = placesOutOfOrder(grades, properties.length);

  function whatChanged(places: readonly CellPlace[], changed: readonly Row[]): string {
    const [place] = places;
    if (place === undefined || places.length > 1) return sheet.cells(places.length);
    return `${names.ofCell(place)}: ${printValue(valueAt(changed, place), properties[place.property]?.['decimals']) || '—'}`;
  }

  function run(command: SheetCommand, movesFocus: boolean): void {
    if (command === 'fillDown') {
      const filled = selection && filledDown(grades, selection);
      return setAnnouncement(filled === undefined ? sheet.nothingAbove : sheet.filled(edits.write(filled)));
    }
    const result = edits.step(command);
    const [first] = result?.places ?? [];
    if (result === undefined || first === undefined) return setAnnouncement(sheet.nothingLeft[command]);
    if (movesFocus) focus(first);
    setAnnouncement(sheet.taken[command](whatChanged(result.places, result.grades)));
  }

  function write(written: readonly CellValue[]): void {
    setAnnouncement(sheet.written(edits.write(written)));
    setPaste(undefined);
  }

  /** The sheet as spreadsheets paste it: cells between tabs. */
  function asText(): string {
    const places = columnPlaces(grades.length);
    const head = ['', ...places.map(({ grade, bound }) => `${names.ofGrade(grade)} ${sheet.bounds[bound]}`)];
    const lines = properties.map((row, property) => [
      names.ofProperty(property),
      ...places.map((place) => printValue(valueAt(grades, { ...place, property }), row['decimals'])),
    ]);
    return [head, ...lines].map((line) => line.join('\t')).join('\n');
  }

  if (properties.length === 0 || grades.length === 0) return <p className={styles.hint}>{sheet.empty}</p>;
  return (
    <section className={styles.sheet} aria-label={sheet.title}>
      <ValueSheetToolbar
        isReadOnly={isReadOnly}
        enabled={{ undo: edits.canUndo, redo: edits.canRedo, fillDown: selection !== undefined }}
        run={(command) => run(command, false)}
        copy={() => void copyText(asText())}
      />
      <div className={styles.frame}>
        <ValueSheetTable
          tableRef={table}
          {...{ properties, grades, names, cells, outOfOrder, isReadOnly }}
          change={(place, value) => edits.write([{ place, value }], true)}
          onFocus={(place) => {
            edits.endTyping();
            setAnnouncement('');
            cells.selectOnly(place);
          }}
          run={(command) => run(command, true)}
          paste={setPaste}
        />
      </div>
      {isReadOnly ? null : <Shortcuts />}
      <output className={visuallyHidden.text}>{announcement}</output>
      {outOfOrder.map((place) => (
        <output key={cellId(place)} className={styles.problem}>
          {sheet.outOfOrder(names.ofCell(place))}
          <Button size="small" onClick={() => focus(place)}>
            {sheet.goThere}
          </Button>
        </output>
      ))}
      {paste === undefined ? null : (
        <Suspense fallback={null}>
          <PasteDialog {...{ paste, properties, grades, names, write }} close={() => setPaste(undefined)} />
        </Suspense>
      )}
    </section>
  );
}

function Shortcuts() {
  const { keys: names } = useTexts().publishing.sheet;
  const shortcuts = [
    ['← ↑ ↓ →', names.move],
    ['Shift ↓', names.select],
    ['Ctrl D', names.fillDown],
    ['Ctrl Z', names.undo],
    ['Ctrl Y', names.redo],
  ] as const;
  return (
    <p className={styles.keys}>
      {shortcuts.map(([keys, name]) => (
        <span key={name}>
          <span className={visuallyHidden.text}>{keys}</span>
          <Kbd keys={keys} /> {name}
        </span>
      ))}
    </p>
  );
}
