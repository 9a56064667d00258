import { Button } from 'antd';
import { Dialog } from '../../parts/dialog.tsx';
import { useTexts } from '../../text/use-language.ts';
import { type PastedCell, type PastedCells, pasteInto } from './paste-into.ts';
import type { CellNames } from './use-cell-names.ts';
import { type CellValue, type Paste, printValue, type Row } from './value-sheet-model.ts';
import styles from './value-sheet.module.css';

/** Shows what a paste would change, cell by cell, and writes it into the draft. */
export function ValuePasteDialog({
  paste,
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
  const pasted = pasteInto(paste, properties.length, grades);
  const { rows, columns, cellCount, changed, unclearCount, outsideCount } = pasted;

  return (
    <Dialog
      title={sheet.paste.title}
      width={Math.min(1200, 360 + columns.length * 110)}
      close={close}
      note={<span className={styles.hint}>{sheet.paste.draftOnly}</span>}
      action={
        <Button type="primary" disabled={changed.length === 0} onClick={() => write(changed)}>
          {sheet.paste.write(changed.length)}
        </Button>
      }
    >
      <p>
        {cellCount === 0 ? sheet.paste.nothing : sheet.paste.found(rows.length, columns.length, changed.length)}
        {unclearCount > 0 ? ` ${sheet.paste.unclear(unclearCount)}` : ''}
        {outsideCount > 0 ? ` ${sheet.paste.outside(outsideCount)}` : ''}
      </p>
      {cellCount === 0 ? null : <PastedTable pasted={pasted} properties={properties} names={names} />}
    </Dialog>
  );
}

function PastedTable({
  pasted: { rows, columns },
  properties,
  names,
}: {
  pasted: PastedCells;
  properties: readonly Row[];
  names: CellNames;
}) {
  const { sheet } = useTexts().publishing;
  return (
    <div className={`${styles.frame} ${styles.pasted}`}>
      <table>
        <thead>
          <tr>
            <th scope="col">{sheet.property}</th>
            {columns.map(({ grade, bound }) => (
              <th key={`${grade} ${bound}`} scope="col">
                {names.ofGrade(grade)}
                <small>{sheet.bounds[bound]}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ property, cells }) => (
            <tr key={property}>
              <th scope="row">{names.ofProperty(property)}</th>
              {cells.map((cell) => (
                <td key={`${cell.position.grade} ${cell.position.bound}`}>
                  <Change cell={cell} decimals={properties[property]?.['decimals']} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
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
