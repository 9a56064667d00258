import { type GeoPoint, pointInRow, type Vector, vectorOf } from './globe-grid.ts';

/** Alternating run lengths of sea and land along each row of the grid, and islands between its points. */
type Land = { rows: readonly string[]; islands: readonly GeoPoint[] };

export function landPoints(land: Land): Vector[] {
  const points = land.islands.map(vectorOf);
  for (const [row, runs] of land.rows.entries()) {
    let index = 0;
    for (const [turn, run] of runs.split(' ').entries()) {
      const end = index + Number(run);
      for (; index < end; index += 1) if (turn % 2 === 1) points.push(vectorOf(pointInRow(row, index)));
    }
  }
  return points;
}
