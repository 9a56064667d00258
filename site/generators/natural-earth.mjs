/**
 * Tells land from sea by world-atlas (Natural Earth, public domain), and lists islands that a coarse grid would miss.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';

const world = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('world-atlas/land-50m.json'), 'utf8'));
const polygons = feature(world, world.objects.land)
  .features.flatMap(({ geometry }) => geometry.coordinates)
  .map((rings) => withBounds(rings.map(unbroken)));

/** Coasts as longitudes and latitudes, those of inland seas too: fill them by the even-odd rule. */
export const landRings = polygons.flatMap(({ rings }) => rings);

/** Latitude and longitude. A world map shown in China must include them. */
export const islands = [
  // Taiwan and Hainan.
  [23.7, 121],
  [19.2, 109.8],
  // The South China Sea.
  [16.5, 112.3],
  [15.8, 114.4],
  [10.4, 114.4],
  [9.6, 113.2],
];

/** The ring around the South Pole is open to the south. */
const wholeRowsSouthOf = -83.5;

export function isLand(longitude, latitude) {
  if (latitude < wholeRowsSouthOf) return true;
  return polygons.some(({ rings, west, east, south, north }) => {
    if (latitude < south || latitude > north) return false;
    return [longitude - 360, longitude, longitude + 360].some(
      (turned) => turned >= west && turned <= east && isInside(rings, turned, latitude),
    );
  });
}

/** A ring that crosses the date line jumps from 180 to -180. This continues it beyond 180. */
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

/** A point is inside when a ray to the east crosses the rings an odd number of times. */
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
