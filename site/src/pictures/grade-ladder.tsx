import type { ComposedSection } from 'contract/composed-pages.ts';
import type { ReactNode } from 'react';
import primitives from '../parts/primitives.module.css';
import type { LangOf } from '../text/fallback-lang.ts';
import styles from './grade-ladder.module.css';

/** In pixels: the steps keep their height at every width. */
const height = 320;
const floor = height - 44;
const highest = floor - 52;

/** The last column of the table of grades as steps. The table that follows leaves it out (style sheet). */
export function drawGrades(section: ComposedSection, lang: LangOf): ReactNode {
  const tableIndex = section.blocks.findIndex(({ kind }) => kind === 'table');
  const table = section.blocks[tableIndex];
  if (table?.kind !== 'table') return null;
  const grades = table.rows.map((row) => ({ name: row[0] ?? '', written: row.at(-1) ?? '' }));
  const factors = grades.map(({ written }) => Number(written.replace(',', '.')));
  const most = Math.max(...factors);
  // Staff may have changed the table to one without figures.
  if (!(most > 0)) return null;
  const share = 100 / grades.length;
  const last = table.columns.length - 1;
  return (
    <div className={`${styles.drawing} ${primitives.nextBlock}`}>
      <p className={primitives.heading} lang={lang(`/${tableIndex}/columns/${last}/name`)}>
        {table.columns[last]?.name}
      </p>
      <svg className={styles.ladder} width="100%" height={height}>
        {grades.map(({ name, written }, index) => {
          const step = Math.round(((factors[index] ?? 0) / most) * highest);
          const middle = `${share * (index + 0.5)}%`;
          return (
            <g key={name}>
              <rect
                className={styles.step}
                x={`${share * index}%`}
                width={`${share}%`}
                y={floor - step}
                height={step}
              />
              <text className={`${primitives.label} ${primitives.quiet}`} lang={lang(`/${tableIndex}/rows/${index}/0`)}>
                {name.split(' ').map((word, line) => (
                  <tspan key={word} x={middle} y={floor + 20 + 16 * line}>
                    {word}
                  </tspan>
                ))}
              </text>
              <text className={primitives.figure} x={middle} y={floor - step - 14}>
                {written}
              </text>
            </g>
          );
        })}
      </svg>
      <p className={`${primitives.small} ${primitives.quiet}`} lang={lang(`/${tableIndex}/caption`)}>
        {table.caption}
      </p>
    </div>
  );
}
