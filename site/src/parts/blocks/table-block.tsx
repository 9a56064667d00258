import { useId, useRef } from 'react';
import primitives from '../primitives.module.css';
import { EagerLineBreakText } from '../../text/eager-line-break-text.tsx';
import { RunningText } from '../../text/running-text.tsx';
import { useLocale, usePageText } from '../../text/use-text.tsx';
import { Icon } from '../icon.tsx';
import { useFits } from '../use-fits.ts';
import type { BlockProps } from './block-props.ts';
import { BlockHeading } from './heading.tsx';
import styles from './table-block.module.css';
import {
  type Bar,
  barsOf,
  hasShortNames,
  isEmptyCell,
  isCollapsedOnPhone,
  isValueColumn,
  phoneShapeOf,
  shortness,
  shownRows,
} from './table-shape.ts';

export function TableBlock({ block, lang, level }: BlockProps<'table'>) {
  const id = useId();
  const frame = useRef<HTMLElement>(null);
  const fits = useFits(frame);
  const locale = useLocale();
  const bars = block.columns.map((column, columnIndex) =>
    column.bars
      ? barsOf(
          locale,
          block.rows.map((row) => row[columnIndex] ?? ''),
        )
      : undefined,
  );
  return (
    <div>
      <BlockHeading block={block} lang={lang} level={level} />
      {/* Focusable where it scrolls, so that keyboard users can scroll it. */}
      <figure>
        <div className={styles.edges} data-scrolls={!fits || undefined}>
          <section
            ref={frame}
            className={`${styles.frame} ${primitives.tableFrame}`}
            aria-labelledby={id}
            tabIndex={fits ? undefined : 0}
          >
            <table
              className={styles.table}
              data-phone={phoneShapeOf(block)}
              data-narrow={hasShortNames(block) || undefined}
              aria-labelledby={id}
            >
              <thead>
                <tr>
                  {block.columns.map((column, columnIndex) => (
                    <th
                      key={columnIndex}
                      scope="col"
                      data-numeric={column.numeric || undefined}
                      data-value={isValueColumn(block, columnIndex) || undefined}
                      data-bars={column.bars || undefined}
                      lang={lang(`/columns/${columnIndex}/name`)}
                    >
                      <EagerLineBreakText lang={lang(`/columns/${columnIndex}/name`)}>{column.name}</EagerLineBreakText>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {block.rows.map((row, rowIndex) => (
                  <tr
                    key={rowIndex}
                    data-total={(block.lastRowIsTotal && rowIndex === block.rows.length - 1) || undefined}
                  >
                    {row.map((cell, columnIndex) => {
                      const Cell = columnIndex === 0 ? 'th' : 'td';
                      return (
                        <Cell
                          key={columnIndex}
                          scope={columnIndex === 0 ? 'row' : undefined}
                          data-numeric={block.columns[columnIndex]?.numeric || undefined}
                          data-value={isValueColumn(block, columnIndex) || undefined}
                          data-short={columnIndex > 0 ? shortness(cell) : undefined}
                          data-label={columnIndex > 0 ? block.columns[columnIndex]?.name : undefined}
                          data-bars={block.columns[columnIndex]?.bars || undefined}
                          data-empty={isEmptyCell(cell) || undefined}
                          lang={lang(`/rows/${rowIndex}/${columnIndex}`)}
                        >
                          <EagerLineBreakText lang={lang(`/rows/${rowIndex}/${columnIndex}`)}>
                            {cell}
                          </EagerLineBreakText>
                          <BarOf bar={bars[columnIndex]?.bars[rowIndex]} marks={bars[columnIndex]?.marks ?? []} />
                        </Cell>
                      );
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </div>
        <figcaption
          id={id}
          className={`${primitives.nextLine} ${primitives.small} ${primitives.quiet}`}
          lang={lang('/caption')}
        >
          <RunningText>{block.caption}</RunningText>
        </figcaption>
        <MoreRows block={block} />
      </figure>
    </div>
  );
}

/** On phones a long table shows its other rows when this opens; the style sheet reads its state. */
function MoreRows({ block }: Pick<BlockProps<'table'>, 'block'>) {
  const { moreRows } = usePageText('blocks');
  if (!isCollapsedOnPhone(block)) return null;
  return (
    <details className={styles.more}>
      <summary
        className={`${styles.moreSwitch} ${primitives.openIcons} ${primitives.smallSize} ${primitives.row} ${primitives.link}`}
      >
        {moreRows(block.rows.length - shownRows)}
        <Icon name="plus" size="small" className={primitives.accent} />
        <Icon name="minus" size="small" className={primitives.accent} />
      </summary>
    </details>
  );
}

function BarOf({ bar, marks }: { bar: Bar | undefined; marks: readonly number[] }) {
  if (bar === undefined) return null;
  const last = marks.length - 1;
  return (
    <svg className={styles.bar} width="100%" height={marks.length === 0 ? 10 : 26} aria-hidden="true">
      <rect x={percent(bar.start)} width={percent(bar.end - bar.start)} height={marks.length === 0 ? 10 : 6} />
      {marks.length === 0 ? null : <rect className={styles.scale} y="6" width="100%" height="1" />}
      {marks.map((mark, index) => (
        <text
          key={mark}
          className={styles.mark}
          x={percent(index / last)}
          y="21"
          textAnchor={index === 0 ? 'start' : index === last ? 'end' : 'middle'}
        >
          {mark}
        </text>
      ))}
    </svg>
  );
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}
