import { geoOrthographic } from 'd3-geo';
import type { GeoPoint, Vector } from './globe-grid.ts';

/**
 * The axes of the view as unit vectors. The dot products of a point with them give its position in radii from the
 * centre.
 */
export type View = { right: Vector; down: Vector; near: Vector };

export function frontView(): View {
  return { right: { x: 0, y: 1, z: 0 }, down: { x: 0, y: 0, z: -1 }, near: { x: 1, y: 0, z: 0 } };
}

const projection = geoOrthographic().scale(1).translate([0, 0]);

/**
 * Rotates the view so that the point faces the reader with north up. The orthographic projection is linear, so three
 * projected axes define it.
 */
export function turnView({ right, down, near }: View, facing: GeoPoint): void {
  projection.rotate([-facing.longitude, -facing.latitude]);
  [right.x, down.x] = project(0, 0);
  [right.y, down.y] = project(90, 0);
  [right.z, down.z] = project(0, 90);
  near.x = down.y * right.z - down.z * right.y;
  near.y = down.z * right.x - down.x * right.z;
  near.z = down.x * right.y - down.y * right.x;
}

function project(longitude: number, latitude: number): [number, number] {
  return projection([longitude, latitude]) ?? [0, 0];
}

/** The dot product: how far a point lies along a direction, in radii. */
export function dotProduct(direction: Vector, point: Vector): number {
  return direction.x * point.x + direction.y * point.y + direction.z * point.z;
}
