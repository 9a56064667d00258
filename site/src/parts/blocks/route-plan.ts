import type { BlockOf, TransportMode } from 'contract/blocks.ts';
import type { Point } from './map-projection.ts';
import { seaRoute } from './sea-lanes.ts';

export type Stop = BlockOf<'routes'>['stops'][number];
export type Leg = BlockOf<'routes'>['legs'][number];

/** A drawn leg: the points that it passes, and its path for `d`. */
export type Curve = { from: Stop; to: Stop; points: readonly Point[]; path: string; length: number };

/** The margin around the plan, for markers and labels of stops at its edge. */
export const margin = { across: 6, down: 3.6 };
export const drawingSize = { width: 100 + 2 * margin.across, height: 60 + 2 * margin.down };

const bends = [0.14, -0.14, 0.32, -0.32];

/** Ships follow sea lanes on a map. River vessels sail the sea to the mouth of their river. */
const byLane: Record<TransportMode, boolean> = { road: false, rail: false, sea: true, river: true, crossBorder: false };

type Routes = { map: boolean; stops: readonly Stop[]; legs: readonly Leg[] };

/** Legs between the same two stops bend in different directions. */
export function curvesOf({ map, stops, legs }: Routes): (Curve & { leg: Leg })[] {
  return legs.flatMap((leg, index) => {
    const from = stops.find(({ key }) => key === leg.from);
    const to = stops.find(({ key }) => key === leg.to);
    if (from === undefined || to === undefined) return [];
    if (map && byLane[leg.mode]) return [{ leg, from, to, ...laneBetween(from, to) }];
    const before = legs.slice(0, index).filter((other) => samePair(other, leg)).length;
    return [{ leg, from, to, ...arcBetween(from, to, bends[before % bends.length] ?? 0) }];
  });
}

function samePair(one: Leg, other: Leg): boolean {
  return [one.from, one.to].toSorted().join() === [other.from, other.to].toSorted().join();
}

type Line = Pick<Curve, 'points' | 'path' | 'length'>;

const steps = 24;

/** A quadratic curve. Legs in both directions bend upwards. */
function arcBetween(from: Point, to: Point, share: number): Line {
  const [across, down] = [to.across - from.across, to.down - from.down];
  const side = across < 0 ? -share : share;
  const bend = { across: (from.across + to.across) / 2 + down * side, down: (from.down + to.down) / 2 - across * side };
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const part = step / steps;
    const [a, b, c] = [(1 - part) ** 2, 2 * part * (1 - part), part ** 2];
    return {
      across: a * from.across + b * bend.across + c * to.across,
      down: a * from.down + b * bend.down + c * to.down,
    };
  });
  return { points, path: `M${written(from)}Q${written(bend)} ${written(to)}`, length: lengthOf(points) };
}

/** Sea lanes between two stops, with rounded corners. */
function laneBetween(from: Point, to: Point): Line {
  const points = [from, ...seaRoute(from, to), to];
  const corners = points.slice(1, -1).map((corner, index) => {
    const [before, after] = [points[index] ?? corner, points[index + 2] ?? corner];
    return `L${written(towards(corner, before))}Q${written(corner)} ${written(towards(corner, after))}`;
  });
  return { points, path: `M${written(from)}${corners.join('')}L${written(to)}`, length: lengthOf(points) };
}

const cornerRadius = 0.8;

function towards(corner: Point, end: Point): Point {
  const length = distance(corner, end);
  const share = length === 0 ? 0 : Math.min(cornerRadius / length, 0.5);
  return {
    across: corner.across + (end.across - corner.across) * share,
    down: corner.down + (end.down - corner.down) * share,
  };
}

/** What phones show larger: the surroundings of the works, where stops are close to each other. */
export const insetScale = 4.2;
export const insetShape = 5 / 4;
const insetWidth = drawingSize.width / insetScale;
const insetHeight = insetWidth / insetShape;

export type Inset = Point & { width: number; height: number };

export function insetOf(stops: readonly Stop[]): Inset | undefined {
  const works = stops.find(({ kind }) => kind === 'works');
  return works === undefined
    ? undefined
    : {
        across: works.across - insetWidth / 2,
        down: works.down - insetHeight / 2,
        width: insetWidth,
        height: insetHeight,
      };
}

export function isInside({ across, down }: Point, inset: Inset): boolean {
  const [right, below] = [across - inset.across, down - inset.down];
  return right > 0 && right < inset.width && below > 0 && below < inset.height;
}

/** The point at a fraction of the curve's length, from 0 to 1. */
export function pointOn({ points, length }: Pick<Curve, 'points' | 'length'>, part: number): Point {
  let left = Math.max(part, 0) * length;
  for (const [index, end] of points.entries()) {
    const start = points[index - 1];
    if (start === undefined) continue;
    const step = distance(start, end);
    if (left <= step && step > 0) {
      const share = left / step;
      return {
        across: start.across + (end.across - start.across) * share,
        down: start.down + (end.down - start.down) * share,
      };
    }
    left -= step;
  }
  return points.at(-1) ?? { across: 0, down: 0 };
}

/** The direction in degrees, clockwise from the right. */
export function headingOn(curve: Curve, part: number): number {
  const [before, after] = [pointOn(curve, part - 0.02), pointOn(curve, part + 0.02)];
  return Math.round((Math.atan2(after.down - before.down, after.across - before.across) * 180) / Math.PI);
}

/** A point as percentages of the drawing, valid at every size. */
export function positionInPercent({ across, down }: Point): { x: string; y: string } {
  return {
    x: `${short(((across + margin.across) / drawingSize.width) * 100)}%`,
    y: `${short(((down + margin.down) / drawingSize.height) * 100)}%`,
  };
}

function lengthOf(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, point, index) => sum + distance(points[index] ?? point, point), 0);
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.across - other.across, one.down - other.down);
}

function written({ across, down }: Point): string {
  return `${short(across)} ${short(down)}`;
}

function short(value: number): number {
  return Math.round(value * 100) / 100;
}
