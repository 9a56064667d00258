import type { Measurement } from 'contract/certificates.ts';
import { formatDecimals } from 'contract/format-number.ts';
import type { Locale } from 'contract/locales.ts';
import primitives from '../parts/primitives.module.css';
import type { LangOf } from '../text/fallback-lang.ts';
import { spaceBefore } from '../text/space-before.ts';
import { useLocale, usePageText } from '../text/use-text.tsx';
import { Gauge } from './gauge.tsx';
import { isWithin } from './gauge-scale.ts';
import styles from './measurement-table.module.css';

/** What was measured, against its limits. On phones each property is a block of its own. */
export function MeasurementTable({ measurements, lang }: { measurements: readonly Measurement[]; lang: LangOf }) {
  const text = usePageText('certificates');
  const { columns } = text;
  return (
    <table className={styles.table}>
      <caption className={primitives.visuallyHidden}>{text.results}</caption>
      <thead>
        <tr className={`${primitives.label} ${primitives.quiet}`}>
          <th scope="col">{columns.property}</th>
          <th scope="col">{columns.value}</th>
          <th scope="col">{columns.limit}</th>
          <th scope="col">{columns.gauge}</th>
          <th scope="col">{columns.method}</th>
        </tr>
      </thead>
      <tbody>
        {measurements.map((measurement, index) => (
          <Row key={index} measurement={measurement} lang={(field) => lang(`measurements/${index}/${field}`)} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ measurement, lang }: { measurement: Measurement; lang: LangOf }) {
  const text = usePageText('certificates');
  const locale = useLocale();
  const { property, unit, value, decimals, methods } = measurement;
  const within = isWithin(measurement);
  const limit = limitText(locale, measurement);
  return (
    <tr className={`${styles.row} ${primitives.bottomBorder}`}>
      <th scope="row" lang={lang('property')}>
        {property}
      </th>
      <td className={`${styles.value} ${primitives.strong} ${within ? '' : primitives.accent}`}>
        <span className={styles.figure}>{formatDecimals(locale, value, decimals)}</span>
        <span lang={lang('unit')}>{unitAfter(locale, unit)}</span>
      </td>
      <td className={styles.limit}>
        <span className={styles.figure}>{limit}</span>
        {limit === '' ? null : <span lang={lang('unit')}>{unitAfter(locale, unit)}</span>}
      </td>
      <td className={styles.gauge}>
        <Gauge measurement={measurement} />
        <span className={within ? primitives.visuallyHidden : `${primitives.tiny} ${primitives.accent}`}>
          {within ? text.within : text.outside}
        </span>
      </td>
      <td className={`${styles.method} ${primitives.label} ${primitives.quiet}`}>{methods.join(', ')}</td>
    </tr>
  );
}

/** A value and its unit never part at the end of a line. */
function unitAfter(locale: Locale, unit: string): string {
  return (spaceBefore(locale, unit) + unit).replaceAll(' ', '\u00A0');
}

function limitText(locale: Locale, { minimum, maximum, decimals }: Measurement): string {
  const number = (value: number) => formatDecimals(locale, value, decimals);
  if (minimum === null) return maximum === null ? '' : `≤\u00A0${number(maximum)}`;
  if (maximum === null) return `≥\u00A0${number(minimum)}`;
  return `${number(minimum)}–${number(maximum)}`;
}
