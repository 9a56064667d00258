import type { PlanPoint } from './plan-projection.ts';

/** The position and rotation of a street name. */
export type PlacedName = { text: string; x: number; y: number; degrees: number };

type NamedLine = { text: string; line: readonly PlanPoint[] };
type Box = { x: number; y: number; halfWidth: number; halfHeight: number };

/** Names must stay inside the narrowest panel, near the middle, and clear of the marker and its label. */
const frame = { x: 152, above: -146, below: 122 };
const marker: Box = { x: 52, y: -26, halfWidth: 86, halfHeight: 34 };
const step = 6;
const idealDistance = 96;

/** Places a name along each line, as near to the middle as other names allow. A line without room gets no name. */
export function placeNames(lines: readonly NamedLine[]): PlacedName[] {
  const occupied = [marker];
  return lines.flatMap(({ text, line }) => {
    const candidates = positionsAlong(line)
      .map((position) => ({ ...position, box: boxOf(text, position) }))
      .filter(({ box }) => isInFrame(box) && !occupied.some((other) => overlap(box, other)));
    const best = candidates.toSorted((one, other) => distanceFromIdeal(one) - distanceFromIdeal(other))[0];
    if (best === undefined) return [];
    occupied.push(best.box);
    return [{ text, x: Math.round(best.x), y: Math.round(best.y), degrees: Math.round(best.degrees) }];
  });
}

type NamePosition = { x: number; y: number; degrees: number };

function distanceFromIdeal({ x, y }: NamePosition): number {
  return Math.abs(Math.hypot(x, y) - idealDistance);
}

function positionsAlong(line: readonly PlanPoint[]): NamePosition[] {
  return line.slice(1).flatMap((end, index) => {
    const start = line[index] ?? end;
    const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
    const count = Math.max(1, Math.floor(Math.hypot(dx, dy) / step));
    const degrees = readableAngle((Math.atan2(dy, dx) / Math.PI) * 180);
    return Array.from({ length: count }, (_, part) => ({
      x: start[0] + (dx * part) / count,
      y: start[1] + (dy * part) / count,
      degrees,
    }));
  });
}

/** Keeps text from being upside down. */
function readableAngle(degrees: number): number {
  return degrees > 90 ? degrees - 180 : degrees <= -90 ? degrees + 180 : degrees;
}

/** Estimates the text's box: a Chinese character is about twice as wide as a letter. */
function boxOf(text: string, { x, y, degrees }: NamePosition): Box {
  const width = Array.from(text).reduce((sum, character) => sum + (/\p{Script=Han}/u.test(character) ? 13 : 7), 0);
  const [cosine, sine] = [Math.cos((degrees / 180) * Math.PI), Math.abs(Math.sin((degrees / 180) * Math.PI))];
  return {
    x,
    y,
    halfWidth: (cosine * width + sine * 16) / 2,
    halfHeight: (sine * width + cosine * 16) / 2,
  };
}

function isInFrame({ x, y, halfWidth, halfHeight }: Box): boolean {
  return Math.abs(x) + halfWidth <= frame.x && y - halfHeight >= frame.above && y + halfHeight <= frame.below;
}

function overlap(one: Box, other: Box): boolean {
  return (
    Math.abs(one.x - other.x) < one.halfWidth + other.halfWidth + 4 &&
    Math.abs(one.y - other.y) < one.halfHeight + other.halfHeight + 4
  );
}
