import { expect, test } from 'vitest';
import { pointsInRow, rowCount, type Vector, vectorOf } from './globe-grid.ts';
import land from './globe-land.json' with { type: 'json' };
import { landPoints } from './globe-land.ts';

const points = landPoints(land);

function nearest(latitude: number, longitude: number): number {
  const at = vectorOf({ latitude, longitude });
  const angle = ({ x, y, z }: Vector) => Math.acos(Math.min(1, x * at.x + y * at.y + z * at.z));
  return (Math.min(...points.map(angle)) * 180) / Math.PI;
}

test('the land data has no row with more points than the grid', () => {
  expect(land.rows).toHaveLength(rowCount);
  for (const [row, runs] of land.rows.entries())
    if (runs !== '')
      expect(runs.split(' ').reduce((sum, run) => sum + Number(run), 0)).toBeLessThanOrEqual(pointsInRow(row));
});

test('between 27 % and 32 % of the points are land', () => {
  const all = Array.from({ length: rowCount }, (_, row) => pointsInRow(row)).reduce((sum, row) => sum + row, 0);
  expect(points.length / all).toBeGreaterThan(0.27);
  expect(points.length / all).toBeLessThan(0.32);
});

test.each([
  ['Fushun', 41.9, 123.9],
  ['Brasília', -15.8, -47.9],
  ['Alice Springs', -23.7, 133.9],
  ['Chukotka, beyond the date line', 67, -175],
  ['the south pole', -90, 0],
  ['Taiwan', 23.7, 121],
  ['Hainan', 19.2, 109.8],
  ['the South China Sea islands', 9.6, 113.2],
])('there is land at %s', (_, latitude, longitude) => {
  expect(nearest(latitude, longitude)).toBeLessThan(1.3);
});

test.each([
  ['the middle of the Pacific', 0, -150],
  ['the Atlantic', 30, -45],
  ['the north pole', 90, 0],
])('there is no land at %s', (_, latitude, longitude) => {
  expect(nearest(latitude, longitude)).toBeGreaterThan(3);
});
