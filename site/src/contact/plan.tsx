import { usePageText } from '../text/use-text.tsx';
import type { Point } from './coordinates.ts';
import { gridAround, metresPerPixel } from './plan-grid.ts';
import styles from './plan.module.css';

const ringsInMetres = [250, 500, 1000];

/** The point on a grid of degrees, true to the scale of its zoom. Nested `svg`s put the origin where percentages cannot. */
export function Plan({ point, zoom, name }: { point: Point; zoom: number; name: string }) {
  const text = usePageText('contact').map;
  const { meridians, parallels } = gridAround(point, zoom);
  const pixels = (metres: number) => Math.round(metres / metresPerPixel(point.latitude, zoom));
  return (
    <svg className={styles.plan} width="100%" height="100%" aria-hidden="true">
      <svg x="50%" overflow="visible">
        {meridians.map(({ offset, label }) => (
          <g key={label}>
            <line className={styles.grid} x1={offset} x2={offset} y1="0" y2="100%" />
            <text className={styles.label} data-reach={reachOf(offset)} x={offset + 6} y="20">
              {label}
            </text>
          </g>
        ))}
      </svg>
      <svg y="50%" overflow="visible">
        {parallels.map(({ offset, label }) => (
          <g key={label}>
            <line className={styles.grid} x1="0" x2="100%" y1={offset} y2={offset} />
            <text className={styles.label} x="12" y={offset - 6}>
              {label}
            </text>
          </g>
        ))}
      </svg>
      <svg x="50%" y="50%" overflow="visible">
        {ringsInMetres.map((metres) => (
          <g key={metres}>
            <circle className={styles.ring} r={pixels(metres)} />
            <text className={styles.ringLabel} y={pixels(metres) - 7} textAnchor="middle">
              {text.metres(metres)}
            </text>
          </g>
        ))}
        <path className={styles.pin} d="M0 0C-3-9-15-17-15-30a15 15 0 0 1 30 0C15-17 3-9 0 0Z" />
        <path className={styles.pinMark} d="M0-37.5l6.5 3.75v7.5L0-22.5l-6.5-3.75v-7.5Z" />
        <text className={styles.name} x="24" y="-26">
          {name}
        </text>
      </svg>
    </svg>
  );
}

/** How far a label goes from the middle, in steps of 60 px: one that a narrow panel would cut is not shown there. */
function reachOf(offset: number): number {
  return Math.ceil(Math.max(Math.abs(offset + 6), Math.abs(offset + 68)) / 60);
}
