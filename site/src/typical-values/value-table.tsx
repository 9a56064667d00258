import type { TypicalValueTable } from 'contract/typical-values.ts';
import { useRef } from 'react';
import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import { fallbackLang } from '../text/fallback-lang.ts';
import { usePageText } from '../text/use-text.tsx';
import { GradeHeader } from './grade-header.tsx';
import { propertyGroups } from './property-groups.ts';
import { PropertyRow, type PropertyRowProps } from './property-row.tsx';
import type { ChosenUnits } from './unit-scale.ts';
import { rangeColumns } from './table-export.ts';
import { useActiveGrade } from './use-active-grade.ts';
import styles from './value-table.module.css';

export type ValueTableProps = {
  table: TypicalValueTable;
  /**
   * The response that contains the table, and its JSON pointer in it, to mark texts that fall back to Chinese (W17).
   */
  response: { fallback?: string[] | undefined };
  at: string;
  units: ChosenUnits;
  highlighted: readonly string[];
  onHighlight: (grade: string) => void;
};

/** A row for each property and a column for each grade. The hovered, focused or highlighted column stands out. */
export function ValueTable({ table, response, at, units, highlighted, onHighlight }: ValueTableProps) {
  const text = usePageText('typical-values');
  const element = useRef<HTMLTableElement>(null);
  const active = useActiveGrade(element);
  const emphasisOf = (grade: string) =>
    highlighted.includes(grade) ? 'highlighted' : grade === active ? 'active' : undefined;

  return (
    <table ref={element} className={styles.table} data-kind={table.kind}>
      <colgroup>
        <col className={styles.firstColumn} />
        <col className={styles.figureColumn} span={table.grades.length} />
      </colgroup>
      <thead className={styles.header}>
        <tr>
          <th
            className={`${styles.corner} ${primitives.smallSize} ${primitives.quiet}`}
            scope="col"
            rowSpan={table.kind === 'typical' ? 2 : 1}
          >
            {text.property}
            <div className={primitives.notOnPhones}>
              {text.unit} · {text.method}
            </div>
            {/* On phones all methods but the first are collapsed. */}
            <details className={`${styles.methodSwitch} ${primitives.screenOnly}`}>
              <summary className={`${primitives.inline} ${primitives.openIcons}`}>
                {text.method}
                <Icon name="plus" size="small" />
                <Icon name="minus" size="small" />
              </summary>
            </details>
          </th>
          {table.grades.map((grade, index) => (
            <GradeHeader
              key={grade.grade}
              grade={grade}
              response={response}
              at={`${at}/grades/${index}`}
              // Once for each grade: most are in both tables of their market.
              isComparable={table.kind === 'typical'}
              emphasis={emphasisOf(grade.grade)}
              onHighlight={onHighlight}
            />
          ))}
        </tr>
        {table.kind === 'typical' ? <PartHeads table={table} emphasisOf={emphasisOf} /> : null}
      </thead>
      {propertyGroups(table.properties, units).map(({ name, properties }) => (
        <tbody key={properties[0]?.index}>
          <tr className={styles.group}>
            <th className={`${styles.groupName} ${primitives.smallSize}`} scope="rowgroup">
              <span lang={fallbackLang(response, `${at}/properties/${properties[0]?.index}/group`)}>{name}</span>
            </th>
            {table.grades.map(({ grade }) => (
              <td key={grade} data-grade={grade} data-emphasis={emphasisOf(grade)}>
                {'\u00A0'}
              </td>
            ))}
          </tr>
          {properties.map((property) => (
            <PropertyRow
              key={property.index}
              {...property}
              table={table}
              response={response}
              at={at}
              emphasisOf={emphasisOf}
            />
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** The second row of headers: smallest, typical and largest value of each grade. */
function PartHeads({ table, emphasisOf }: Pick<PropertyRowProps, 'table' | 'emphasisOf'>) {
  const text = usePageText('typical-values');
  return (
    <tr>
      {table.grades.map(({ grade }) => (
        <th
          key={grade}
          scope="col"
          className={`${styles.parts} ${primitives.smallSize} ${primitives.quiet}`}
          data-grade={grade}
          data-emphasis={emphasisOf(grade)}
        >
          <div className={styles.range}>
            {rangeColumns.typical.map((part) => (
              <span key={part} data-part={part}>
                {text[part]}
              </span>
            ))}
          </div>
        </th>
      ))}
    </tr>
  );
}
