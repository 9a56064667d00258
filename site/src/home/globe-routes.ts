import { geoDistance, geoInterpolate } from 'd3-geo';
import { type GeoPoint, type Vector, vectorOf } from './globe-grid.ts';

const parts = 56;
/** The height of the longest route above the ground, in radii. */
const maxHeight = 0.16;

/** The great-circle route between two points, lifted off the ground so that routes are distinguishable. */
export function routePoints(from: GeoPoint, to: GeoPoint): Vector[] {
  const ends: [[number, number], [number, number]] = [
    [from.longitude, from.latitude],
    [to.longitude, to.latitude],
  ];
  const between = geoInterpolate(...ends);
  const height = maxHeight * (geoDistance(...ends) / Math.PI);
  return Array.from({ length: parts + 1 }, (_, index) => {
    const [longitude, latitude] = between(index / parts);
    const { x, y, z } = vectorOf({ longitude, latitude });
    const lift = 1 + height * Math.sin((Math.PI * index) / parts);
    return { x: x * lift, y: y * lift, z: z * lift };
  });
}

/** The point to face so that a route is visible: closer to its end than to its start. */
export function pointToFace(from: GeoPoint, to: GeoPoint): GeoPoint {
  const [longitude, latitude] = geoInterpolate([from.longitude, from.latitude], [to.longitude, to.latitude])(0.62);
  return { longitude, latitude };
}
