import { methodsIn } from 'contract/products/test-methods.ts';
import type { TypicalValueTable, ValueRange } from 'contract/typical-values.ts';
import primitives from '../parts/primitives.module.css';
import { fallbackLang } from '../text/fallback-lang.ts';
import { PropertyName } from '../text/property-name.tsx';
import { useLocale, usePageText } from '../text/use-text.tsx';
import type { GroupedProperty } from './property-groups.ts';
import type { Scale } from './unit-scale.ts';
import { rangeColumns } from './table-export.ts';
import styles from './value-table.module.css';
import { missingDigits, formatFigure } from './format-figure.ts';

export type PropertyRowProps = GroupedProperty & {
  table: TypicalValueTable;
  response: { fallback?: string[] | undefined };
  at: string;
  emphasisOf: (grade: string) => 'highlighted' | 'active' | undefined;
};

export function PropertyRow({ table, index, scale, longest, response, at, emphasisOf }: PropertyRowProps) {
  const text = usePageText('typical-values');
  const locale = useLocale();
  const property = table.properties[index];
  if (property === undefined) return null;
  const methods = methodsIn(property, locale);
  const pad = missingDigits(locale, scale, longest) || undefined;
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.property}>
        <span className={`${styles.propertyName} ${primitives.strong} ${primitives.between}`}>
          <span lang={fallbackLang(response, `${at}/properties/${index}/name`)}>
            <PropertyName>{property.name}</PropertyName>
          </span>{' '}
          <span className={`${styles.unit} ${primitives.regular} ${primitives.smallSize} ${primitives.quiet}`}>
            {text.units[scale.unit]}
          </span>
        </span>{' '}
        <span className={`${styles.methods} ${primitives.quiet} ${primitives.tiny} ${primitives.wrap}`}>
          {methods.map((method) => (
            <span key={method} data-nowrap="">
              {method}{' '}
            </span>
          ))}
        </span>
      </th>
      {table.grades.map(({ grade, values }) => {
        const range = values[index];
        const emphasis = emphasisOf(grade);
        if (table.kind === 'specification') {
          return (
            <td key={grade} className={styles.figure} data-grade={grade} data-emphasis={emphasis} data-pad={pad}>
              <Limit range={range} scale={scale} />
            </td>
          );
        }
        // One dash for a property that the grade is not tested for.
        if (range === undefined || rangeColumns.typical.every((part) => range[part] === null)) {
          return (
            <td
              key={grade}
              className={`${styles.figure} ${styles.untested}`}
              data-grade={grade}
              data-emphasis={emphasis}
            >
              <NoFigure text={text.notTested} />
            </td>
          );
        }
        return (
          <td key={grade} className={styles.figure} data-grade={grade} data-emphasis={emphasis}>
            <div className={`${styles.range} ${primitives.containingBlock}`}>
              {rangeColumns.typical.map((part) => (
                <span key={part} data-part={part} data-pad={pad}>
                  <span className={primitives.visuallyHidden}>{text[part]} </span>
                  <Figure value={range[part]} scale={scale} />
                </span>
              ))}
            </div>
          </td>
        );
      })}
    </tr>
  );
}

function Figure({ value, scale }: { value: number | null; scale: Scale }) {
  const locale = useLocale();
  const text = usePageText('typical-values');
  return value === null ? <NoFigure text={text.notTested} /> : formatFigure(locale, value, scale);
}

/** A contract limit: at most, at least, or a range. */
function Limit({ range, scale }: { range: ValueRange | undefined; scale: Scale }) {
  const text = usePageText('typical-values');
  const locale = useLocale();
  const { minimum = null, maximum = null } = range ?? {};
  if (minimum !== null && maximum !== null) {
    return `${formatFigure(locale, minimum, scale)}–${formatFigure(locale, maximum, scale)}`;
  }
  const [bound, value] = maximum === null ? ['≥', minimum] : ['≤', maximum];
  if (value === null) return <NoFigure text={text.notGiven} />;
  return (
    <>
      <span className={primitives.quiet}>{bound}</span>
      {'\u00A0'}
      {formatFigure(locale, value, scale)}
    </>
  );
}

function NoFigure({ text }: { text: string }) {
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className={primitives.visuallyHidden}>{text}</span>
    </>
  );
}
