import type { GeoPoint } from './globe-grid.ts';

/** Degrees per second: one turn takes a minute, in the direction of the Earth's rotation. */
const automaticSpeed = -6;
/** Exponential decay rates per second, of the remaining distance and of the speed. */
const approach = 5;
const friction = 2.5;
const maxLatitude = 55;

export type Rotation = {
  facing: GeoPoint;
  /** Degrees per second, to the east and to the north. */
  speed: { east: number; north: number };
  /** The globe rotates to this point, then waits until the automatic rotation continues. */
  target: GeoPoint | undefined;
  grabbed: boolean;
};

/** Over Asia, where most routes begin and end. */
export const firstFacing: GeoPoint = { longitude: 95, latitude: 22 };

export function newRotation(): Rotation {
  return { facing: { ...firstFacing }, speed: { east: 0, north: 0 }, target: undefined, grabbed: false };
}

/** Advances the rotation by a time step. Returns false once nothing moves. */
export function advanceRotation(rotation: Rotation, seconds: number, automatic: boolean): boolean {
  const { facing, speed, target } = rotation;
  if (rotation.grabbed) return true;
  if (target !== undefined) {
    const share = 1 - Math.exp(-approach * seconds);
    const [east, north] = [shortestAngle(facing.longitude, target.longitude), target.latitude - facing.latitude];
    face(rotation, facing.longitude + east * share, facing.latitude + north * share);
    if (Math.hypot(east, north) < 0.2) rotation.target = undefined;
    return true;
  }
  const wanted = automatic ? automaticSpeed : 0;
  const kept = Math.exp(-friction * seconds);
  speed.east = wanted + (speed.east - wanted) * kept;
  speed.north *= kept;
  face(rotation, facing.longitude + speed.east * seconds, facing.latitude + speed.north * seconds);
  return automatic || Math.hypot(speed.east, speed.north) > 0.1;
}

/** Rotates by a pointer movement, in degrees. */
export function dragRotation(rotation: Rotation, east: number, north: number, seconds: number): void {
  const { facing, speed } = rotation;
  rotation.target = undefined;
  face(rotation, facing.longitude + east, facing.latitude + north);
  if (seconds <= 0) return;
  speed.east = east / seconds;
  speed.north = north / seconds;
}

export function rotateTo(rotation: Rotation, target: GeoPoint): void {
  rotation.speed.east = 0;
  rotation.speed.north = 0;
  rotation.target = { ...target, latitude: clampLatitude(target.latitude) };
}

function face({ facing }: Rotation, longitude: number, latitude: number): void {
  facing.longitude = ((longitude + 540) % 360) - 180;
  facing.latitude = clampLatitude(latitude);
}

function clampLatitude(latitude: number): number {
  return Math.min(maxLatitude, Math.max(-maxLatitude, latitude));
}

function shortestAngle(from: number, to: number): number {
  return ((to - from + 540) % 360) - 180;
}
