import type { TypicalValueTable } from 'contract/typical-values.ts';
import { useRef } from 'react';
import { foreignLang } from '../text/foreign.ts';
import { usePageText } from '../text/use-text.tsx';
import { GradeHead } from './grade-head.tsx';
import { propertyGroups } from './property-groups.ts';
import { PropertyRow } from './property-row.tsx';
import type { ChosenUnits } from './show-units.ts';
import { partsOf } from './table-csv.ts';
import { useNearGrade } from './use-near-grade.ts';
import styles from './value-table.module.css';

export type ValueTableProps = {
  table: TypicalValueTable;
  /** The answer the table came in, and its JSON pointer there: texts in Chinese instead are marked (W17). */
  told: { fallback?: string[] | undefined };
  at: string;
  units: ChosenUnits;
  marked: readonly string[];
  onMark: (grade: string) => void;
};

/** A row for each property, a column or three for each grade. The column that is read stands out: pointed at, focused or marked. */
export function ValueTable({ table, told, at, units, marked, onMark }: ValueTableProps) {
  const text = usePageText('typical-values');
  const element = useRef<HTMLTableElement>(null);
  const near = useNearGrade(element);
  const columns = table.kind === 'typical' ? partsOf.typical.length : 1;
  const lookOf = (grade: string) => (marked.includes(grade) ? 'marked' : grade === near ? 'near' : undefined);

  return (
    <table ref={element} className={styles.table} data-kind={table.kind}>
      <colgroup>
        <col className={styles.firstColumn} />
        <col className={styles.figureColumn} span={table.grades.length * columns} />
      </colgroup>
      <thead className={styles.head}>
        <tr>
          <th className={styles.corner} scope="col" rowSpan={table.kind === 'typical' ? 2 : 1}>
            {text.property}
            <span className={styles.cornerMore}>
              {text.unit} · {text.method}
            </span>
          </th>
          {table.grades.map((grade, index) => (
            <GradeHead
              key={grade.grade}
              grade={grade}
              told={told}
              at={`${at}/grades/${index}`}
              columns={columns}
              look={lookOf(grade.grade)}
              onMark={onMark}
            />
          ))}
        </tr>
        {table.kind === 'typical' ? (
          <tr>
            {table.grades.map(({ grade }) =>
              partsOf.typical.map((part) => (
                <th
                  key={`${grade} ${part}`}
                  scope="col"
                  className={styles.part}
                  data-part={part}
                  data-grade={grade}
                  data-look={lookOf(grade)}
                >
                  {text[part]}
                </th>
              )),
            )}
          </tr>
        ) : null}
      </thead>
      {propertyGroups(table.properties, units).map(({ name, properties }) => (
        <tbody key={properties[0]?.index}>
          <tr className={styles.group}>
            <th className={styles.groupName} scope="rowgroup">
              <span lang={foreignLang(told, `${at}/properties/${properties[0]?.index}/group`)}>{name}</span>
            </th>
            {table.grades.map(({ grade }) => (
              <td key={grade} colSpan={columns} data-grade={grade} data-look={lookOf(grade)}>
                {'\u00A0'}
              </td>
            ))}
          </tr>
          {properties.map((property) => (
            <PropertyRow key={property.index} {...property} table={table} told={told} at={at} lookOf={lookOf} />
          ))}
        </tbody>
      ))}
    </table>
  );
}
