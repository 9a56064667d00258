import { App, Button } from 'antd';
import { copyText } from 'client/copy.ts';
import { defaultLocale } from 'contract/locales.ts';
import { Copy } from 'lucide-react';
import { type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react';
import { useLocale, useTexts } from '../text/use-language.ts';
import { isRecord } from './body.ts';
import { choiceLabels } from './field-labels.ts';
import { cellsOfClipboard, readValue, withoutHeads } from './pasted-cells.ts';
import { keyOfRow } from './row-key.ts';
import {
  bounds,
  type CellPlace,
  columnPlaces,
  type Paste,
  placesOutOfOrder,
  printValue,
  rowsOf,
  valueAt,
  withValueAt,
} from './value-sheet-model.ts';
import styles from './value-sheet.module.css';

const PasteDialog = lazy(async () => ({ default: (await import('./value-paste-dialog.tsx')).ValuePasteDialog }));

type ValueSheetProps = {
  properties: unknown;
  grades: unknown;
  isReadOnly: boolean;
  onChange: (grades: unknown[]) => void;
};

/**
 * The figures of a table of typical values as a sheet: arrow keys move from cell to cell, and a range copied in a
 * spreadsheet is pasted at the chosen cell, after a look at what it changes.
 */
export function ValueSheet({ properties, grades: value, isReadOnly, onChange }: ValueSheetProps) {
  const texts = useTexts();
  const { sheet } = texts.publishing;
  const locale = useLocale();
  const { message } = App.useApp();
  const table = useRef<HTMLTableElement>(null);
  const [paste, setPaste] = useState<Paste>();
  const rows = rowsOf(properties);
  const grades = rowsOf(value);
  const columns = columnPlaces(grades.length);
  const outOfOrder = placesOutOfOrder(grades, rows.length);
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

  function focusBeside(place: CellPlace, down: number, right: number): boolean {
    const column = columns.findIndex(({ grade, bound }) => grade === place.grade && bound === place.bound) + right;
    const property = place.property + down;
    const target = columns[column];
    if (target === undefined || property < 0 || property >= rows.length) return false;
    focus({ ...target, property });
    return true;
  }

  async function copy(): Promise<void> {
    const head = ['', ...columns.map(({ grade, bound }) => `${nameOfGrade(grade)} ${sheet.bounds[bound]}`)];
    const lines = rows.map((row, property) => [
      nameOfProperty(property),
      ...columns.map((column) => printValue(valueAt(grades, { ...column, property }), row['decimals'])),
    ]);
    const text = [head, ...lines].map((cells) => cells.join('\t')).join('\n');
    if (await copyText(text)) void message.success(sheet.copied);
    else void message.error(texts.publishing.preview.copyFailed);
  }

  if (rows.length === 0 || grades.length === 0) return <p className={styles.hint}>{sheet.empty}</p>;
  return (
    <section className={styles.sheet} aria-label={sheet.title}>
      <div className={styles.head}>
        <h2>{sheet.title}</h2>
        <p className={styles.hint}>{isReadOnly ? '' : sheet.hint}</p>
        <Button size="small" icon={<Copy size={14} />} onClick={() => void copy()}>
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
                      <Cell
                        key={cellId(place)}
                        id={cellId(place)}
                        label={nameOf(place)}
                        text={printValue(valueAt(grades, place), row['decimals'])}
                        isStrong={column.bound === 'typical'}
                        isOutOfOrder={outOfOrder.some((one) => cellId(one) === cellId(place))}
                        isReadOnly={isReadOnly}
                        change={(changed) => onChange(withValueAt(grades, place, changed))}
                        focusBeside={(down, right) => focusBeside(place, down, right)}
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
            write={(changed) => {
              onChange(changed);
              setPaste(undefined);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}

function cellId({ property, grade, bound }: CellPlace): string {
  return `${property}-${grade}-${bound}`;
}

type CellProps = {
  id: string;
  label: string;
  text: string;
  isStrong: boolean;
  isOutOfOrder: boolean;
  isReadOnly: boolean;
  change: (value: number | null) => void;
  focusBeside: (down: number, right: number) => boolean;
  paste: (cells: string[][]) => void;
};

/** A figure. What is no number stays in the cell, marked, and is not written. */
function Cell({ id, label, text, isStrong, isOutOfOrder, isReadOnly, change, focusBeside, paste }: CellProps) {
  const { sheet } = useTexts().publishing;
  const [typed, setTyped] = useState<string>();
  const isUnclear = typed !== undefined && readValue(typed) === undefined;

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const isAtStart = selectionStart === 0;
    const isAtEnd = selectionEnd === value.length;
    const step = stepOf(event.key, event.shiftKey);
    if (step === undefined || (event.key === 'ArrowLeft' && !isAtStart) || (event.key === 'ArrowRight' && !isAtEnd))
      return;
    if (focusBeside(...step)) event.preventDefault();
  }

  return (
    <td>
      <input
        data-cell={id}
        aria-label={label}
        aria-invalid={isUnclear || isOutOfOrder}
        title={isUnclear ? sheet.notNumber : undefined}
        className={isStrong ? styles.strong : undefined}
        inputMode="decimal"
        readOnly={isReadOnly}
        value={typed ?? text}
        onChange={({ target }) => {
          setTyped(target.value);
          const value = readValue(target.value);
          if (value !== undefined) change(value);
        }}
        onBlur={() => {
          if (!isUnclear) setTyped(undefined);
        }}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          const cells = cellsOfClipboard(event.clipboardData);
          const isOneCell = cells.length === 1 && cells[0]?.length === 1;
          if (isReadOnly || isOneCell) return;
          event.preventDefault();
          paste(withoutHeads(cells));
        }}
      />
    </td>
  );
}

function stepOf(key: string, isBackwards: boolean): [down: number, right: number] | undefined {
  if (key === 'Enter') return [isBackwards ? -1 : 1, 0];
  if (key === 'ArrowUp') return [-1, 0];
  if (key === 'ArrowDown') return [1, 0];
  if (key === 'ArrowLeft') return [0, -1];
  return key === 'ArrowRight' ? [0, 1] : undefined;
}
