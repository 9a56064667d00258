import styles from './lattice.module.css';

const bond = 40;
const across = (Math.sqrt(3) / 2) * bond;
const [columns, rows] = [8, 6];
const missing = { column: 4, row: 3 };

type Bond = { from: readonly [number, number]; to: readonly [number, number]; lost: boolean };

/** An atom of a row's upper line; its neighbour is one bond below. */
function upperAtom(column: number, row: number): readonly [number, number] {
  return [Math.round((column * 2 + (row % 2)) * across), row * 1.5 * bond];
}

function bondsOf(column: number, row: number): Bond[] {
  const [x, y] = upperAtom(column, row);
  const lost = column === missing.column && row === missing.row;
  const above = (side: number) => ({ from: [x, y], to: [Math.round(x + side * across), y - bond / 2], lost }) as const;
  return [{ from: [x, y], to: [x, y + bond], lost }, above(-1), above(1)];
}

const bonds = Array.from({ length: rows * columns }, (_, index) =>
  bondsOf(index % columns, Math.floor(index / columns)),
).flat();

function drawBonds(lost: boolean): string {
  return bonds
    .filter((one) => one.lost === lost)
    .map(({ from, to }) => `M${from.join(' ')}L${to.join(' ')}`)
    .join('');
}

/** A graphite lattice with one missing atom: a picture for a missing page. */
export function Lattice() {
  const [x, y] = upperAtom(missing.column, missing.row);
  return (
    <svg className={styles.lattice} viewBox="-36 -22 556 346" aria-hidden="true">
      <path className={styles.bond} d={drawBonds(false)} />
      <path className={styles.lost} d={drawBonds(true)} />
      <circle className={styles.vacancy} cx={x} cy={y} r="12" />
    </svg>
  );
}
