/**
 * Draws src/home/land.svg: the world's land as dots, without borders or the shapes of countries. Run by hand, when the
 * projection or the dots change: `node site/land-dots.mjs`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { map, project } from './src/home/projection.ts';

const step = 6.4;
const rowHeight = step * Math.sqrt(0.75);
const colour = '#aba69b';

const world = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('world-atlas/land-50m.json'), 'utf8'));
const polygons = feature(world, world.objects.land)
  .features.flatMap(({ geometry }) => geometry.coordinates)
  .map((rings) => withBounds(rings.map(unbroken)));

/** A ring across the date line jumps from 180 to -180: here it runs on, to 190. */
function unbroken(ring) {
  let turns = 0;
  return ring.map(([longitude, latitude], index) => {
    const leap = index === 0 ? 0 : longitude - ring[index - 1][0];
    if (Math.abs(leap) > 180) turns -= Math.sign(leap) * 360;
    return [longitude + turns, latitude];
  });
}

function withBounds(rings) {
  const [longitudes, latitudes] = [0, 1].map((axis) => rings[0].map((point) => point[axis]));
  return {
    rings,
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
  };
}

function isLand(longitude, latitude) {
  return polygons.some(({ rings, west, east, south, north }) => {
    if (latitude < south || latitude > north) return false;
    return [longitude, longitude - 360].some(
      (turned) => turned >= west && turned <= east && isInside(rings, turned, latitude),
    );
  });
}

/** A ray to the east crosses the rings an odd number of times. */
function isInside(rings, longitude, latitude) {
  let inside = false;
  for (const ring of rings)
    for (let i = 1; i < ring.length; i += 1) {
      const [[x1, y1], [x2, y2]] = [ring[i - 1], ring[i]];
      if (y1 > latitude !== y2 > latitude && longitude < x1 + ((latitude - y1) / (y2 - y1)) * (x2 - x1))
        inside = !inside;
    }
  return inside;
}

/** The strip of Greenland east of the map's seam would stand alone on the other side of the picture. */
function isStray(longitude, latitude) {
  return longitude < -10 && latitude > 67;
}

/** Eastward from the seam: longitudes run on beyond 180. */
function placeOf(x, y) {
  return { longitude: x / map.perLongitude + map.west, latitude: map.north - y / map.perLatitude };
}

const dots = [];
for (let row = 0; (row + 0.5) * rowHeight < map.height; row += 1)
  for (let x = row % 2 ? step : step / 2; x < map.width; x += step) {
    const y = (row + 0.5) * rowHeight;
    const { longitude, latitude } = placeOf(x, y);
    if (isLand(longitude, latitude) && !isStray(longitude, latitude)) dots.push({ row, x, y });
  }

// Islands that the grid may step over, and that a map of the world shown in China must not lack.
const islands = {
  Taiwan: [[23.7, 121]],
  Hainan: [[19.2, 109.8]],
  'South China Sea': [
    [16.5, 112.3],
    [15.8, 114.4],
    [10.4, 114.4],
    [9.6, 113.2],
  ],
};
for (const [latitude, longitude] of Object.values(islands).flat()) {
  const { x, y } = project({ latitude, longitude });
  if (!dots.some((dot) => Math.hypot(dot.x - x, dot.y - y) < step * 0.6)) dots.push({ row: -1, x, y });
}

/** Neighbours in a row are one dashed line whose dashes have no length: round caps make the dots, and the file stays small. */
const lines = [];
for (const { row, x, y } of dots) {
  const last = lines.at(-1);
  if (last && row >= 0 && last.row === row && Math.abs(last.x + last.length + step - x) < 0.01) last.length += step;
  else lines.push({ row, x, y, length: 0 });
}
const number = (value) => String(Math.round(value * 10) / 10);
const path = lines.map(({ x, y, length }) => `M${number(x)} ${number(y)}h${number(length + 0.1)}`).join('');

writeFileSync(
  new URL('src/home/land.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${map.width} ${map.height}" width="${map.width}" height="${map.height}">` +
    `<path fill="none" stroke="${colour}" stroke-width="2.7" stroke-linecap="round" stroke-dasharray="0 ${step}" d="${path}"/></svg>\n`,
);
console.log(`${dots.length} dots in ${lines.length} lines`);
