/**
 * Samples src/home/globe-land.json, the land of the globe as points without borders, and draws its first frame,
 * src/home/globe-poster.svg. Run it by hand when the grid or the first frame changes: `node site/generators/globe-dots.mjs`.
 */
import { writeFileSync } from 'node:fs';
import { isLand, islands } from './natural-earth.mjs';
import { pointInRow, pointsInRow, rowCount } from '../src/home/globe-grid.ts';
import { landPoints } from '../src/home/globe-land.ts';
import { radiusShare } from '../src/home/globe-painter.ts';
import { firstFacing } from '../src/home/globe-rotation.ts';
import { dotProduct, frontView, turnView } from '../src/home/globe-view.ts';

const colour = '#c9d0cd';

/** Run lengths along a row, eastward: points of sea, then land, then sea again. */
function runsIn(row) {
  const runs = [0];
  let land = false;
  for (let index = 0; index < pointsInRow(row); index += 1) {
    const { longitude, latitude } = pointInRow(row, index);
    if (isLand(longitude, latitude) !== land) {
      land = !land;
      runs.push(0);
    }
    runs[runs.length - 1] += 1;
  }
  return (land ? runs : runs.slice(0, -1)).join(' ');
}

const land = {
  islands: islands.map(([latitude, longitude]) => ({ latitude, longitude })),
  rows: Array.from({ length: rowCount }, (_, row) => runsIn(row)),
};
writeFileSync(new URL('../src/home/globe-land.json', import.meta.url), `${JSON.stringify(land, undefined, 2)}\n`);

/** Each dot is a dash of length zero, positioned relative to the previous dot. */
const half = 500;
const view = frontView();
turnView(view, firstFacing);
let last = { x: 0, y: 0 };
const dots = landPoints(land)
  .filter((point) => dotProduct(view.near, point) > 0.04)
  .map((point) => {
    const [x, y] = [view.right, view.down].map((axis) =>
      Math.round(half * (1 + dotProduct(axis, point) * radiusShare)),
    );
    const dot = `m${x - last.x} ${y - last.y}h0`.replace(' -', '-');
    last = { x, y };
    return dot;
  });
writeFileSync(
  new URL('../src/home/globe-poster.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${2 * half} ${2 * half}" width="${2 * half}" height="${2 * half}">` +
    `<path fill="none" stroke="${colour}" stroke-width="4" stroke-linecap="round" d="${dots.join('')}"/></svg>\n`,
);
console.log(`${landPoints(land).length} points, ${dots.length} of them in the first picture`);
