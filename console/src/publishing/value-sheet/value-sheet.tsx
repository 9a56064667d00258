import { Button } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import { Kbd } from '../../parts/keyboard/kbd.tsx';
import { useCopy } from '../../parts/use-copy.ts';
import visuallyHidden from '../../parts/visually-hidden.module.css';
import { useTexts } from '../../text/use-language.ts';
import { type CellNames, useCellNames } from './use-cell-names.ts';
import { useSheetCommands } from './use-sheet-commands.ts';
import { useSheetSelection } from './use-sheet-selection.ts';
import { cellId, type CellPosition, type Paste, cellsOutOfOrder, printSheet, rowsOf } from './value-sheet-model.ts';
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
  const size = { properties: properties.length, grades: grades.length };
  const cells = useSheetSelection(table, size, (down, across) => setAnnouncement(sheet.selected(down, across)));
  const commands = useSheetCommands({ properties, grades, names, onChange }, cells, setAnnouncement);
  const outOfOrder = cellsOutOfOrder(grades, properties.length);

  if (properties.length === 0 || grades.length === 0) return <p className={styles.hint}>{sheet.empty}</p>;
  return (
    <section className={styles.sheet} aria-label={sheet.title}>
      <ValueSheetToolbar
        isReadOnly={isReadOnly}
        enabled={commands.enabled}
        run={(command) => commands.run(command, false)}
        copy={() => void copyText(printSheet({ properties, grades, names, boundNames: sheet.bounds }))}
      />
      <div className={styles.frame}>
        <ValueSheetTable
          tableRef={table}
          {...{ properties, grades, names, cells, outOfOrder, isReadOnly }}
          change={commands.writeTyped}
          onFocus={(position) => {
            commands.endTyping();
            setAnnouncement('');
            cells.selectOnly(position);
          }}
          run={(command) => commands.run(command, true)}
          paste={setPaste}
        />
      </div>
      {isReadOnly ? null : <Shortcuts />}
      <output className={visuallyHidden.text}>{announcement}</output>
      <OutOfOrder positions={outOfOrder} names={names} focus={cells.focus} />
      {paste === undefined ? null : (
        <Suspense fallback={null}>
          <PasteDialog
            {...{ paste, properties, grades, names }}
            write={(pasted) => {
              commands.writePasted(pasted);
              setPaste(undefined);
            }}
            close={() => setPaste(undefined)}
          />
        </Suspense>
      )}
    </section>
  );
}

/** The cells whose value is smaller than that of a smaller bound, each with a way to it. */
function OutOfOrder({
  positions,
  names,
  focus,
}: {
  positions: readonly CellPosition[];
  names: CellNames;
  focus: (position: CellPosition) => void;
}) {
  const { sheet } = useTexts().publishing;
  return positions.map((position) => (
    <output key={cellId(position)} className={styles.problem}>
      {sheet.outOfOrder(names.ofCell(position))}
      <Button size="small" onClick={() => focus(position)}>
        {sheet.goThere}
      </Button>
    </output>
  ));
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
