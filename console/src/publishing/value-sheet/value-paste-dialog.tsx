import { Button } from 'antd';
import { Dialog } from '../../parts/dialog.tsx';
import { useTexts } from '../../text/use-language.ts';
import { readValue } from './pasted-cells.ts';
import type { CellNames } from './use-cell-names.ts';
import {
  type CellPlace,
  type CellValue,
  columnPlaces,
  type Paste,
  printValue,
  type Row,
  valueAt,
} from './value-sheet-model.ts';
import styles from './value-sheet.module.css';

type PastedCell = { place: CellPlace; text: string; before: number | null; after: number | null | undefined };

/** Shows what a paste would change, cell by cell, and writes it into the draft. */
export function ValuePasteDialog({
  paste: { cells, at },
  properties,
  grades,
  names,
  close,
  write,
}: {
  paste: Paste;
  properties: readonly Row[];
  grades: readonly Row[];
  names: CellNames;
  close: () => void;
  write: (cells: CellValue[]) => void;
}) {
  const { publishing } = useTexts();
  const { sheet } = publishing;
  const columns = columnPlaces(grades.length);
  const firstColumn = columns.findIndex(({ grade, bound }) => grade === at.grade && bound === at.bound);
  const width = Math.max(0, ...cells.map((row) => row.length));
  const covered = columns.slice(firstColumn, firstColumn + width);
  const rows = cells.slice(0, properties.length - at.property).map((row, down) => ({
    property: at.property + down,
    cells: covered.map((column, across): PastedCell => {
      const place = { ...column, property: at.property + down };
      const text = row[across] ?? '';
      return { place, text, before: valueAt(grades, place), after: readValue(text) };
    }),
  }));
  const all = rows.flatMap((row) => row.cells);
  const changed = all.flatMap(({ place, before, after }): CellValue[] =>
    after === undefined || after === before ? [] : [{ place, value: after }],
  );
  const unclear = all.filter(({ after }) => after === undefined);
  const outside = cells.reduce((sum, row) => sum + row.length, 0) - all.length;

  return (
    <Dialog
      title={sheet.paste.title}
      width={Math.min(1200, 360 + covered.length * 110)}
      close={close}
      note={<span className={styles.hint}>{sheet.paste.draftOnly}</span>}
      action={
        <Button type="primary" disabled={changed.length === 0} onClick={() => write(changed)}>
          {sheet.paste.write(changed.length)}
        </Button>
      }
    >
      <p>
        {all.length === 0 ? sheet.paste.nothing : sheet.paste.found(rows.length, covered.length, changed.length)}
        {unclear.length > 0 ? ` ${sheet.paste.unclear(unclear.length)}` : ''}
        {outside > 0 ? ` ${sheet.paste.outside(outside)}` : ''}
      </p>
      {all.length === 0 ? null : (
        <div className={`${styles.frame} ${styles.pasted}`}>
          <table>
            <thead>
              <tr>
                <th scope="col">{sheet.property}</th>
                {covered.map(({ grade, bound }) => (
                  <th key={`${grade} ${bound}`} scope="col">
                    {names.ofGrade(grade)}
                    <small>{sheet.bounds[bound]}</small>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ property, cells: pasted }) => (
                <tr key={property}>
                  <th scope="row">{names.ofProperty(property)}</th>
                  {pasted.map((cell) => (
                    <td key={`${cell.place.grade} ${cell.place.bound}`}>
                      <Change cell={cell} decimals={properties[property]?.['decimals']} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Dialog>
  );
}

function Change({ cell: { text, before, after }, decimals }: { cell: PastedCell; decimals: unknown }) {
  const { sheet } = useTexts().publishing;
  const print = (value: number | null) => printValue(value, decimals) || '—';
  if (after === undefined)
    return (
      <span className={styles.unclear}>
        “{text}” <small>{sheet.paste.keeps(print(before))}</small>
      </span>
    );
  if (after === before) return <>{print(before)}</>;
  return (
    <>
      <del>{print(before)}</del> <ins>{print(after)}</ins>
    </>
  );
}
