import type { Place } from './globe-grid.ts';

/** Degrees a second: one turn takes a minute, the way the Earth turns. */
const ownSpeed = -6;
/** Shares of the way still to go, and of the speed, that are gone after a second: e to the minus this. */
const approach = 5;
const friction = 2.5;
const steepest = 55;

export type Turning = {
  facing: Place;
  /** Degrees a second: eastward, and to the north. */
  speed: { east: number; north: number };
  /** Turns there, then stands until it turns by itself again. */
  target: Place | undefined;
  held: boolean;
};

/** Over Asia: most routes begin and end there. */
export const firstFacing: Place = { longitude: 95, latitude: 22 };

export function newTurning(): Turning {
  return { facing: { ...firstFacing }, speed: { east: 0, north: 0 }, target: undefined, held: false };
}

/** Turns on by so many seconds. False once nothing moves any more. */
export function turnOn(turning: Turning, seconds: number, byItself: boolean): boolean {
  const { facing, speed, target } = turning;
  if (turning.held) return true;
  if (target !== undefined) {
    const share = 1 - Math.exp(-approach * seconds);
    const [east, north] = [shortestWay(facing.longitude, target.longitude), target.latitude - facing.latitude];
    face(turning, facing.longitude + east * share, facing.latitude + north * share);
    if (Math.hypot(east, north) < 0.2) turning.target = undefined;
    return true;
  }
  const wanted = byItself ? ownSpeed : 0;
  const kept = Math.exp(-friction * seconds);
  speed.east = wanted + (speed.east - wanted) * kept;
  speed.north *= kept;
  face(turning, facing.longitude + speed.east * seconds, facing.latitude + speed.north * seconds);
  return byItself || Math.hypot(speed.east, speed.north) > 0.1;
}

/** Follows the hand by so many degrees. */
export function dragOn(turning: Turning, east: number, north: number, seconds: number): void {
  const { facing, speed } = turning;
  turning.target = undefined;
  face(turning, facing.longitude + east, facing.latitude + north);
  if (seconds <= 0) return;
  speed.east = east / seconds;
  speed.north = north / seconds;
}

export function turnTo(turning: Turning, target: Place): void {
  turning.speed.east = 0;
  turning.speed.north = 0;
  turning.target = { ...target, latitude: gentle(target.latitude) };
}

function face({ facing }: Turning, longitude: number, latitude: number): void {
  facing.longitude = ((longitude + 540) % 360) - 180;
  facing.latitude = gentle(latitude);
}

function gentle(latitude: number): number {
  return Math.min(steepest, Math.max(-steepest, latitude));
}

function shortestWay(from: number, to: number): number {
  return ((to - from + 540) % 360) - 180;
}
