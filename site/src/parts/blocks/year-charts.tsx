import { formatDecimals } from 'contract/format-number.ts';
import type { LangOf } from '../../text/fallback-lang.ts';
import { useLocale, usePageText } from '../../text/use-text.tsx';
import primitives from '../primitives.module.css';
import { decimalsOf, hasMissed, type IndicatorRow } from './emissions-figures.ts';
import { FigureTable } from './figure-table.tsx';
import styles from './year-charts.module.css';

const signs: Record<IndicatorRow['type'], string> = { maximum: '≤', minimum: '≥' };

type YearChartsProps = { rows: readonly IndicatorRow[]; lang: LangOf };

/** One small chart for each indicator: a bar for each year, its target as a line, the bars of missed targets hollow. */
export function YearCharts({ rows, lang }: YearChartsProps) {
  const text = usePageText('blocks').emissions;
  const locale = useLocale();
  const years = [...new Set(rows.flatMap(({ entries }) => entries.map(({ year }) => year)))].toSorted((a, b) => a - b);
  return (
    <>
      <ul className={`${styles.key} ${primitives.wrap} ${primitives.small} ${primitives.quiet}`} aria-hidden="true">
        <li data-sign="met">{text.met}</li>
        <li data-sign="missed">{text.missed}</li>
        <li data-sign="target">{text.target}</li>
      </ul>
      <div className={styles.charts} aria-hidden="true">
        {rows.map((row, index) => (
          <div key={index} className={`${styles.chart} ${primitives.topBorder}`}>
            <p className={primitives.strong} lang={lang(`/rows/${index}/name`)}>
              {row.name}
            </p>
            <p className={`${primitives.small} ${primitives.quiet}`} lang={lang(`/rows/${index}/unit`)}>
              {row.unit}
            </p>
            <Bars row={row} />
          </div>
        ))}
      </div>
      <FigureTable
        label={text.byYear}
        columns={[text.indicator, ...years.map(String)]}
        langOf={(row) => lang(`/rows/${row}/name`)}
        rows={rows.map((row) => {
          const number = (value: number) => formatDecimals(locale, value, decimalsOf(row));
          const cells = years.map((year) => {
            const entry = row.entries.find((one) => one.year === year);
            if (entry === undefined) return '–';
            const target = `${signs[row.type]}\u00A0${number(entry.target)}`;
            if (entry.value === null) return target;
            return text.against(number(entry.value), target, hasMissed(row, entry) ? text.missed : text.met);
          });
          return [text.withUnit(row.name, row.unit), ...cells];
        })}
      />
    </>
  );
}

/** In pixels: bars keep the height at every width. */
const height = 128;
const floor = height - 20;
const highestBar = 76;

function Bars({ row }: { row: IndicatorRow }) {
  const locale = useLocale();
  const highest = Math.max(...row.entries.flatMap(({ value, target }) => [value ?? 0, target]), Number.MIN_VALUE);
  const number = (value: number) => formatDecimals(locale, value, decimalsOf(row), highest);
  const levelOf = (value: number) => Math.round(floor - (value / highest) * highestBar);
  const share = 100 / row.entries.length;
  return (
    <svg className={styles.bars} width="100%" height={height}>
      <line className={styles.floor} x1="0" x2="100%" y1={floor} y2={floor} />
      {row.entries.map((entry, index) => {
        const { year, value, target } = entry;
        const left = share * index;
        const targetLevel = levelOf(target);
        const missed = hasMissed(row, entry) || undefined;
        const top = Math.min(targetLevel, levelOf(value ?? 0)) - 8;
        const inside = Math.max(targetLevel, levelOf(value ?? 0)) + 18;
        const limit = `${signs[row.type]}${number(target)}`;
        return (
          <g key={year} data-missed={missed}>
            {value === null ? null : (
              <rect
                className={styles.bar}
                x={`${left + share * 0.05}%`}
                width={`${share * 0.78}%`}
                y={levelOf(value)}
                height={floor - levelOf(value)}
              />
            )}
            <line
              className={styles.target}
              x1={`${left}%`}
              x2={`${left + share * 0.88}%`}
              y1={targetLevel}
              y2={targetLevel}
            />
            <text className={value === null ? styles.limit : styles.value} x={`${left + share * 0.44}%`} y={top}>
              {value === null ? limit : number(value)}
            </text>
            {/* A hollow bar has room for its target; those of the other years are in the table. */}
            {missed && inside < floor ? (
              <text className={styles.limit} x={`${left + share * 0.44}%`} y={inside}>
                {limit}
              </text>
            ) : null}
            <text className={styles.year} x={`${left + share * 0.44}%`} y={height - 3}>
              {year}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
