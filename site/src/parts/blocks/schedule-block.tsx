import { useLocale, usePageText } from '../../text/use-text.tsx';
import { formatNumber } from 'contract/format-number.ts';
import primitives from '../primitives.module.css';
import type { BlockProps } from './block-props.ts';
import { DarkBand } from './dark-band.tsx';
import { BlockHeading } from './heading.tsx';
import { RunningText } from '../../text/running-text.tsx';
import styles from './schedule-block.module.css';
import { type BarKind, barKindOf, barPath, columnTicks, type Row, trackHeight } from './schedule-plan.ts';

/** Rows of a schedule: name and words, what is counted, and its bar. The words say what the bar shows. */
export function ScheduleBlock({ block, lang, level }: BlockProps<'schedule'>) {
  const text = usePageText('blocks').schedule;
  const locale = useLocale();
  const columns = Math.max(...block.rows.map(({ to }) => to));
  const kind = barKindOf(block.rows);
  const withValues = kind !== 'blocks';
  return (
    <DarkBand>
      <BlockHeading block={block} lang={lang} level={level} />
      <figure>
        <figcaption className={`${styles.caption} ${primitives.small} ${primitives.quiet}`} lang={lang('/caption')}>
          <RunningText>{block.caption}</RunningText>
        </figcaption>
        <div className={`${styles.schedule} ${primitives.strongTopBorder}`} data-values={withValues || undefined}>
          <div className={`${styles.header} ${primitives.small} ${primitives.quiet}`} aria-hidden="true">
            <span>{text.units[block.unit]}</span>
            {withValues ? (
              <span className={styles.label} lang={lang('/label')}>
                {block.label}
              </span>
            ) : null}
            <Ticks columns={columns} />
          </div>
          <ol>
            {block.rows.map((row, index) => (
              <li key={index} className={`${styles.row} ${primitives.topBorder}`}>
                <div className={`${styles.words} ${primitives.wrap}`}>
                  <p className={primitives.strong} lang={lang(`/rows/${index}/name`)}>
                    {row.name}
                  </p>
                  <p className={`${primitives.accent} ${primitives.small}`}>
                    {text.span[block.unit](row.from, row.to)}
                  </p>
                </div>
                {withValues ? (
                  <p
                    className={styles.value}
                    lang={lang('/label')}
                    data-label={row.value === null ? undefined : block.label}
                  >
                    {row.value === null ? null : (
                      <>
                        <span className={primitives.visuallyHidden}>{block.label} </span>
                        {formatNumber(locale, row.value)}
                      </>
                    )}
                  </p>
                ) : null}
                <Track row={row} columns={columns} kind={kind} />
                {row.text === '' ? null : (
                  <p
                    className={`${styles.text} ${primitives.small} ${primitives.quiet}`}
                    lang={lang(`/rows/${index}/text`)}
                  >
                    <RunningText>{row.text}</RunningText>
                  </p>
                )}
              </li>
            ))}
          </ol>
        </div>
      </figure>
    </DarkBand>
  );
}

/** From so many columns on they are narrower than their numbers. */
const narrowFrom = 13;

function Ticks({ columns }: { columns: number }) {
  const narrow = columns >= narrowFrom;
  // A number that is wider than its column stands at the column's end, as the lines below it do.
  const positionOf = (column: number) => `${((narrow ? column : column - 0.5) / columns) * 100}%`;
  return (
    <svg className={styles.ticks} height="20" width="100%" data-narrow={narrow || undefined}>
      {columnTicks(columns).map((column) => (
        <text key={column} x={positionOf(column)} y="15" data-last={column === columns || undefined}>
          {column}
        </text>
      ))}
    </svg>
  );
}

const barStyles: Record<BarKind, string | undefined> = {
  blocks: styles.block,
  lines: styles.lines,
  fineLines: styles.fineLines,
};

type TrackProps = { row: Row; columns: number; kind: BarKind };

function Track({ row, columns, kind }: TrackProps) {
  const height = trackHeight(row, kind);
  const gridLines = columnTicks(columns).map((column) => `M${column} 0V${height}`);
  return (
    <svg
      className={styles.track}
      viewBox={`0 0 ${columns} ${height}`}
      width="100%"
      height={height}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.grid} d={gridLines.join('')} />
      <path
        className={row.value === null && kind !== 'blocks' ? styles.uncounted : barStyles[kind]}
        d={barPath(row, kind)}
      />
    </svg>
  );
}
