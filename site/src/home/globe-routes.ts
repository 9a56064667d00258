import { geoDistance, geoInterpolate } from 'd3-geo';
import { type Place, type Vector, vectorOf } from './globe-grid.ts';

const parts = 56;
/** How far the longest route rises above the ground, in radii. */
const highest = 0.16;

/** A great circle's shortest way from one place to another, lifted off the ground so that routes are told apart. */
export function routePoints(from: Place, to: Place): Vector[] {
  const ends: [[number, number], [number, number]] = [
    [from.longitude, from.latitude],
    [to.longitude, to.latitude],
  ];
  const between = geoInterpolate(...ends);
  const height = highest * (geoDistance(...ends) / Math.PI);
  return Array.from({ length: parts + 1 }, (_, index) => {
    const [longitude, latitude] = between(index / parts);
    const { x, y, z } = vectorOf({ longitude, latitude });
    const lift = 1 + height * Math.sin((Math.PI * index) / parts);
    return { x: x * lift, y: y * lift, z: z * lift };
  });
}

/** The place to look at so that a route is seen: nearer to its end than to its beginning. */
export function placeToFace(from: Place, to: Place): Place {
  const [longitude, latitude] = geoInterpolate([from.longitude, from.latitude], [to.longitude, to.latitude])(0.62);
  return { longitude, latitude };
}
