/**
 * Draws src/home/land.svg: the land of the flat map as dots, without borders. Run it by hand when the projection or the
 * dots change: `node site/generators/land-dots.mjs`.
 */
import { writeFileSync } from 'node:fs';
import { islands, isLand } from './natural-earth.mjs';
import { map, project } from '../src/home/projection.ts';

const step = 6.4;
const rowHeight = step * Math.sqrt(0.75);
const colour = '#aba69b';

/** Greenland's strip east of the map's seam would appear alone on the opposite side of the map. */
function isStray(longitude, latitude) {
  return longitude < -10 && latitude > 67;
}

/** Longitudes grow eastward from the seam and continue beyond 180. */
function coordinatesOf(x, y) {
  return { longitude: x / map.perLongitude + map.west, latitude: map.north - y / map.perLatitude };
}

const dots = [];
for (let row = 0; (row + 0.5) * rowHeight < map.height; row += 1)
  for (let x = row % 2 ? step : step / 2; x < map.width; x += step) {
    const y = (row + 0.5) * rowHeight;
    const { longitude, latitude } = coordinatesOf(x, y);
    if (isLand(longitude, latitude) && !isStray(longitude, latitude)) dots.push({ row, x, y });
  }

for (const [latitude, longitude] of islands) {
  const { x, y } = project({ latitude, longitude });
  if (!dots.some((dot) => Math.hypot(dot.x - x, dot.y - y) < step * 0.6)) dots.push({ row: -1, x, y });
}

/**
 * Neighbouring dots in a row form one dashed line with zero-length dashes and round caps. This keeps the file small.
 */
const lines = [];
for (const { row, x, y } of dots) {
  const last = lines.at(-1);
  if (last && row >= 0 && last.row === row && Math.abs(last.x + last.length + step - x) < 0.01) last.length += step;
  else lines.push({ row, x, y, length: 0 });
}
const number = (value) => String(Math.round(value * 10) / 10);
const path = lines.map(({ x, y, length }) => `M${number(x)} ${number(y)}h${number(length + 0.1)}`).join('');

writeFileSync(
  new URL('../src/home/land.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${map.width} ${map.height}" width="${map.width}" height="${map.height}">` +
    `<path fill="none" stroke="${colour}" stroke-width="2.7" stroke-linecap="round" stroke-dasharray="0 ${step}" d="${path}"/></svg>\n`,
);
console.log(`${dots.length} dots in ${lines.length} lines`);
