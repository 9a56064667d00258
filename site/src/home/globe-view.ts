import { geoOrthographic } from 'd3-geo';
import type { Place, Vector } from './globe-grid.ts';

/** The directions of the picture, each as a vector of the globe: a point's products with them say where it is seen, in radii from the middle. */
export type View = { right: Vector; down: Vector; near: Vector };

export function frontView(): View {
  return { right: { x: 0, y: 1, z: 0 }, down: { x: 0, y: 0, z: -1 }, near: { x: 1, y: 0, z: 0 } };
}

const projection = geoOrthographic().scale(1).translate([0, 0]);

/** Holds the globe so that the place faces the reader, north up. Parallel rays are linear: three projected axes tell where every point goes. */
export function turnView({ right, down, near }: View, facing: Place): void {
  projection.rotate([-facing.longitude, -facing.latitude]);
  [right.x, down.x] = seen(0, 0);
  [right.y, down.y] = seen(90, 0);
  [right.z, down.z] = seen(0, 90);
  near.x = down.y * right.z - down.z * right.y;
  near.y = down.z * right.x - down.x * right.z;
  near.z = down.x * right.y - down.y * right.x;
}

function seen(longitude: number, latitude: number): [number, number] {
  return projection([longitude, latitude]) ?? [0, 0];
}

/** How far along a direction of the picture, in radii. */
export function along(direction: Vector, point: Vector): number {
  return direction.x * point.x + direction.y * point.y + direction.z * point.z;
}
