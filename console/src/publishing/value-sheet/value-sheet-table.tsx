import { Fragment, type RefObject } from 'react';
import { choiceLabels } from '../../content-kinds/field-labels.ts';
import { useTexts } from '../../text/use-language.ts';
import { keyOfRow } from '../fields/row-key.ts';
import type { SheetCommand } from './cell-keys.ts';
import type { CellNames } from './use-cell-names.ts';
import type { SheetSelection } from './use-sheet-selection.ts';
import { ValueCell } from './value-cell.tsx';
import {
  bounds,
  cellId,
  type CellPosition,
  columnPositions,
  type Paste,
  type Row,
  valueAt,
} from './value-sheet-model.ts';
import styles from './value-sheet.module.css';

type TableProps = {
  tableRef: RefObject<HTMLTableElement | null>;
  properties: readonly Row[];
  grades: readonly Row[];
  names: CellNames;
  cells: SheetSelection;
  outOfOrder: readonly CellPosition[];
  isReadOnly: boolean;
  change: (position: CellPosition, value: number | null) => void;
  onFocus: (position: CellPosition) => void;
  run: (command: SheetCommand) => void;
  paste: (paste: Paste) => void;
};

/** The sheet: a row for each property, below the heading of its group, and three columns for each grade. */
export function ValueSheetTable({ tableRef, ...props }: TableProps) {
  const { properties, grades, names } = props;
  return (
    <table ref={tableRef}>
      <TableHeader grades={grades} names={names} />
      <tbody>
        {properties.map((row, property) => {
          const group = names.textIn(row['group']);
          const isNewGroup = property === 0 || group !== names.textIn(properties[property - 1]?.['group']);
          return (
            <Fragment key={keyOfRow(row, property)}>
              {isNewGroup ? (
                <tr className={styles.group}>
                  <th colSpan={columnPositions(grades.length).length + 1} scope="rowgroup">
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

function TableHeader({ grades, names }: Pick<TableProps, 'grades' | 'names'>) {
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
        {columnPositions(grades.length).map(({ grade, bound }) => (
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
      {columnPositions(grades.length).map((column) => {
        const position = { ...column, property };
        const id = cellId(position);
        return (
          <ValueCell
            key={id}
            id={id}
            label={names.ofCell(position)}
            value={valueAt(grades, position)}
            decimals={row['decimals']}
            isStrong={column.bound === 'typical'}
            isOutOfOrder={outOfOrder.some((one) => cellId(one) === id)}
            isSelected={cells.selectedIds.has(id)}
            isReadOnly={isReadOnly}
            change={(value) => change(position, value)}
            onFocus={() => onFocus(position)}
            selectUpTo={() => cells.selectUpTo(position)}
            moveBy={(down, right) => cells.moveFrom(position, down, right)}
            extendBy={(down, right) => cells.extend(position, down, right)}
            run={run}
            paste={(pasted) => paste({ cells: pasted, at: position })}
          />
        );
      })}
    </tr>
  );
}
