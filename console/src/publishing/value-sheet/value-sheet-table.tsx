import { Fragment, type RefObject } from 'react';
import { choiceLabels } from '../../content-kinds/field-labels.ts';
import { useTexts } from '../../text/use-language.ts';
import { keyOfRow } from '../fields/row-key.ts';
import type { SheetCommand } from './cell-keys.ts';
import type { CellNames } from './use-cell-names.ts';
import type { SheetSelection } from './use-sheet-selection.ts';
import { ValueCell } from './value-cell.tsx';
import { bounds, cellId, type CellPlace, columnPlaces, type Paste, type Row, valueAt } from './value-sheet-model.ts';
import styles from './value-sheet.module.css';

type TableProps = {
  tableRef: RefObject<HTMLTableElement | null>;
  properties: readonly Row[];
  grades: readonly Row[];
  names: CellNames;
  cells: SheetSelection;
  outOfOrder: readonly CellPlace[];
  isReadOnly: boolean;
  change: (place: CellPlace, value: number | null) => void;
  onFocus: (place: CellPlace) => void;
  run: (command: SheetCommand) => void;
  paste: (paste: Paste) => void;
};

/** The sheet: a row for each property, below the heading of its group, and three columns for each grade. */
export function ValueSheetTable({ tableRef, ...props }: TableProps) {
  const { properties, grades, names } = props;
  return (
    <table ref={tableRef}>
      <TableHead grades={grades} names={names} />
      <tbody>
        {properties.map((row, property) => {
          const group = names.textIn(row['group']);
          const isNewGroup = property === 0 || group !== names.textIn(properties[property - 1]?.['group']);
          return (
            <Fragment key={keyOfRow(row, property)}>
              {isNewGroup ? (
                <tr className={styles.group}>
                  <th colSpan={columnPlaces(grades.length).length + 1} scope="rowgroup">
                    {group}
                  </th>
                </tr>
              ) : null}
              <PropertyRow {...props} row={row} property={property} />
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}

function TableHead({ grades, names }: Pick<TableProps, 'grades' | 'names'>) {
  const { sheet } = useTexts().publishing;
  return (
    <thead>
      <tr>
        <th rowSpan={2} scope="col">
          {sheet.property}
        </th>
        {grades.map((grade, index) => (
          <th key={keyOfRow(grade, index)} colSpan={bounds.length} scope="colgroup">
            {names.ofGrade(index)}
            <small>{names.textIn(grade['purpose'])}</small>
          </th>
        ))}
      </tr>
      <tr>
        {columnPlaces(grades.length).map(({ grade, bound }) => (
          <th key={`${grade} ${bound}`} scope="col">
            {sheet.bounds[bound]}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function PropertyRow({ row, property, ...props }: Omit<TableProps, 'tableRef'> & { row: Row; property: number }) {
  const { grades, names, cells, outOfOrder, isReadOnly, change, onFocus, run, paste } = props;
  const texts = useTexts();
  const unit = typeof row['unit'] === 'string' ? (choiceLabels('unit', texts)?.[row['unit']] ?? '') : '';
  return (
    <tr>
      <th scope="row">
        {names.ofProperty(property)} <small>{unit}</small>
      </th>
      {columnPlaces(grades.length).map((column) => {
        const place = { ...column, property };
        const id = cellId(place);
        return (
          <ValueCell
            key={id}
            id={id}
            label={names.ofCell(place)}
            value={valueAt(grades, place)}
            decimals={row['decimals']}
            isStrong={column.bound === 'typical'}
            isOutOfOrder={outOfOrder.some((one) => cellId(one) === id)}
            isSelected={cells.selectedIds.has(id)}
            isReadOnly={isReadOnly}
            change={(value) => change(place, value)}
            onFocus={() => onFocus(place)}
            selectUpTo={() => cells.selectUpTo(place)}
            moveBy={(down, right) => cells.moveFrom(place, down, right)}
            extendBy={(down, right) => cells.extend(place, down, right)}
            run={run}
            paste={(pasted) => paste({ cells: pasted, at: place })}
          />
        );
      })}
    </tr>
  );
}
