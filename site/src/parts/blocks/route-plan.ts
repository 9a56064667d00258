import type { BlockOf } from 'contract/blocks.ts';

export type Stop = BlockOf<'routes'>['stops'][number];
export type Leg = BlockOf<'routes'>['legs'][number];

/** A point in the plan's units: 100 across, 60 down. */
export type Point = { across: number; down: number };

/** A drawn leg: a quadratic curve between two stops with control point `bend`. */
export type Curve = { from: Stop; bend: Point; to: Stop };

/** The margin around the plan, for markers and labels of stops at its edge. */
export const margin = { across: 6, down: 3.6 };
export const drawingSize = { width: 100 + 2 * margin.across, height: 60 + 2 * margin.down };

const bends = [0.14, -0.14, 0.32, -0.32];

/** Legs between the same two stops bend in different directions. */
export function curvesOf({ stops, legs }: { stops: readonly Stop[]; legs: readonly Leg[] }): (Curve & { leg: Leg })[] {
  return legs.flatMap((leg, index) => {
    const from = stops.find(({ key }) => key === leg.from);
    const to = stops.find(({ key }) => key === leg.to);
    if (from === undefined || to === undefined) return [];
    const before = legs.slice(0, index).filter((other) => samePair(other, leg)).length;
    return [{ leg, from, to, bend: bendOf(from, to, bends[before % bends.length] ?? 0) }];
  });
}

function samePair(one: Leg, other: Leg): boolean {
  return [one.from, one.to].toSorted().join() === [other.from, other.to].toSorted().join();
}

/** A control point beside the middle. Legs in both directions bend upwards. */
function bendOf(from: Point, to: Point, share: number): Point {
  const [across, down] = [to.across - from.across, to.down - from.down];
  const side = across < 0 ? -share : share;
  return { across: (from.across + to.across) / 2 + down * side, down: (from.down + to.down) / 2 - across * side };
}

/** The point at a fraction of the curve, from 0 to 1. */
export function pointOn({ from, bend, to }: Curve, part: number): Point {
  const [a, b, c] = [(1 - part) ** 2, 2 * part * (1 - part), part ** 2];
  return {
    across: a * from.across + b * bend.across + c * to.across,
    down: a * from.down + b * bend.down + c * to.down,
  };
}

/** The direction in degrees, clockwise from the right. */
export function headingOn(curve: Curve, part: number): number {
  const [before, after] = [pointOn(curve, part - 0.02), pointOn(curve, part + 0.02)];
  return Math.round((Math.atan2(after.down - before.down, after.across - before.across) * 180) / Math.PI);
}

export function pathOf({ from, bend, to }: Curve): string {
  return `M${from.across} ${from.down}Q${short(bend.across)} ${short(bend.down)} ${to.across} ${to.down}`;
}

/** A point as percentages of the drawing, valid at every size. */
export function percentOf({ across, down }: Point): { x: string; y: string } {
  return {
    x: `${short(((across + margin.across) / drawingSize.width) * 100)}%`,
    y: `${short(((down + margin.down) / drawingSize.height) * 100)}%`,
  };
}

function short(value: number): number {
  return Math.round(value * 100) / 100;
}
