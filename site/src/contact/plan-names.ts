import type { PlanPoint } from './plan-projection.ts';

/** The position and rotation of a street name. */
export type PlacedName = { text: string; across: number; down: number; degrees: number };

type NamedLine = { text: string; line: readonly PlanPoint[] };
type Box = { across: number; down: number; halfWidth: number; halfHeight: number };

/** Names must stay inside the narrowest panel, near the middle, and clear of the marker and its label. */
const frame = { across: 152, above: -146, below: 122 };
const marker: Box = { across: 52, down: -26, halfWidth: 86, halfHeight: 34 };
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
    return [{ text, across: Math.round(best.across), down: Math.round(best.down), degrees: Math.round(best.degrees) }];
  });
}

type NamePosition = { across: number; down: number; degrees: number };

function distanceFromIdeal({ across, down }: NamePosition): number {
  return Math.abs(Math.hypot(across, down) - idealDistance);
}

function positionsAlong(line: readonly PlanPoint[]): NamePosition[] {
  return line.slice(1).flatMap((end, index) => {
    const start = line[index] ?? end;
    const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
    const count = Math.max(1, Math.floor(Math.hypot(dx, dy) / step));
    const degrees = readableAngle((Math.atan2(dy, dx) / Math.PI) * 180);
    return Array.from({ length: count }, (_, part) => ({
      across: start[0] + (dx * part) / count,
      down: start[1] + (dy * part) / count,
      degrees,
    }));
  });
}

/** Keeps text from being upside down. */
function readableAngle(degrees: number): number {
  return degrees > 90 ? degrees - 180 : degrees <= -90 ? degrees + 180 : degrees;
}

/** Estimates the text's box: a Chinese character is about twice as wide as a letter. */
function boxOf(text: string, { across, down, degrees }: NamePosition): Box {
  const width = Array.from(text).reduce((sum, character) => sum + (/\p{Script=Han}/u.test(character) ? 13 : 7), 0);
  const [cosine, sine] = [Math.cos((degrees / 180) * Math.PI), Math.abs(Math.sin((degrees / 180) * Math.PI))];
  return {
    across,
    down,
    halfWidth: (cosine * width + sine * 16) / 2,
    halfHeight: (sine * width + cosine * 16) / 2,
  };
}

function isInFrame({ across, down, halfWidth, halfHeight }: Box): boolean {
  return (
    Math.abs(across) + halfWidth <= frame.across && down - halfHeight >= frame.above && down + halfHeight <= frame.below
  );
}

function overlap(one: Box, other: Box): boolean {
  return (
    Math.abs(one.across - other.across) < one.halfWidth + other.halfWidth + 4 &&
    Math.abs(one.down - other.down) < one.halfHeight + other.halfHeight + 4
  );
}
