import { type Curve, drawingSize, margin, type Point, pointOn, type Stop } from './route-plan.ts';
import { textWidth, wrapText } from './text-width.ts';

/**
 * The narrowest drawing in pixels; below it the page shows a list instead. Labels keep their size, so what fits here
 * also fits wider drawings.
 */
export const smallestDrawing = { width: 640, height: (640 * drawingSize.height) / drawingSize.width };

const nameSize = 13;
const durationSize = 12;
const lineHeight = 1.25;
const maxNameWidth = 128;
const markerDistance = 14;
const markerRadius = 9;

export type Box = { left: number; top: number; width: number; height: number };

type Anchor = 'start' | 'middle' | 'end';

/** The baseline of the first line, in pixels from the stop. */
export type NamePosition = { lines: string[]; anchor: Anchor; right: number; down: number };

/** The position of a leg's duration: a fraction of the leg, with an offset in pixels. */
export type DurationPosition = { part: number; right: number; down: number };

/** The position of a leg's arrowhead as a fraction of the leg; undefined where there is no room. */
export type ArrowheadPosition = number | undefined;

/** A position with its box in pixels of the narrowest drawing. */
export type Candidate<Position> = { position: Position; box: Box };

/** A label with its possible positions, the best first. */
type Label<Position> = { candidates: Candidate<Position>[]; chosen: number };

/** Chooses positions for names, durations and arrowheads so that none overlap. */
export function placeLabels(
  stops: readonly Stop[],
  curves: readonly (Curve & { leg: { days: string } })[],
): {
  names: Candidate<NamePosition>[];
  durations: Candidate<DurationPosition>[];
  arrowheads: Candidate<ArrowheadPosition>[];
} {
  const names = stops.map((stop): Label<NamePosition> => ({ candidates: nameCandidates(stop), chosen: 0 }));
  const durations = curves.map(
    (curve): Label<DurationPosition> => ({ candidates: durationCandidates(curve), chosen: 0 }),
  );
  const arrowheads = curves.map(
    (curve): Label<ArrowheadPosition> => ({ candidates: arrowheadCandidates(curve), chosen: 0 }),
  );
  const lines = curves.flatMap((curve) => samples.map((part) => pixelsOf(pointOn(curve, part))));
  const markers = stops.map((stop) => squareAround(pixelsOf(stop), markerRadius));
  chooseCandidates([...names, ...durations], (box) => ownCost(box, markers, lines));
  const textBoxes = [...names.map(chosenOf), ...durations.map(chosenOf)].map(({ box }) => box);
  chooseCandidates(arrowheads, (box) => ownCost(box, [...markers, ...textBoxes], []));
  return { names: names.map(chosenOf), durations: durations.map(chosenOf), arrowheads: arrowheads.map(chosenOf) };
}

const rounds = 8;
const samples = Array.from({ length: 25 }, (_, index) => (index + 0.5) / 25);

/** Moves each label in turn to its cheapest position, until none moves. */
function chooseCandidates(labels: readonly Label<unknown>[], costOf: (box: Box) => number): void {
  const ownCosts = labels.map(({ candidates }) => candidates.map(({ box }, rank) => costOf(box) + rank * 2));
  for (let round = 0; round < rounds; round += 1) {
    let moved = false;
    labels.forEach((label, index) => {
      const others = labels.filter((other) => other !== label).map((other) => chosenOf(other).box);
      const costs = label.candidates.map(({ box }, rank) => {
        const overlapCost = others.reduce((sum, other) => sum + overlap(box, other) * 10, 0);
        return overlapCost + (ownCosts[index]?.[rank] ?? 0);
      });
      const best = costs.indexOf(Math.min(...costs));
      moved ||= best !== label.chosen;
      label.chosen = best;
    });
    if (!moved) return;
  }
}

/** The cost of a box that leaves the drawing, covers a marker or crosses a line. */
function ownCost(box: Box, markers: readonly Box[], lines: readonly { left: number; top: number }[]): number {
  const area = box.width * box.height;
  const outside =
    area - overlap(box, { left: 4, top: 4, width: smallestDrawing.width - 8, height: smallestDrawing.height - 8 });
  const covered = markers.reduce((sum, marker) => sum + overlap(box, marker), 0);
  const crossed = lines.filter((point) => overlap(box, { ...point, width: 1, height: 1 }) > 0).length;
  return outside * 40 + covered * 20 + crossed * 30;
}

function nameCandidates(stop: Stop): Candidate<NamePosition>[] {
  const { left, top } = pixelsOf(stop);
  const lines = wrapText(stop.name, nameSize, maxNameWidth);
  const width = Math.max(...lines.map((line) => textWidth(line, nameSize)));
  const height = lines.length * nameSize * lineHeight;
  const sides: { anchor: Anchor; right: number; boxTop: number }[] = [
    { anchor: 'start', right: markerDistance, boxTop: -height / 2 },
    { anchor: 'end', right: -markerDistance, boxTop: -height / 2 },
    { anchor: 'middle', right: 0, boxTop: -markerDistance - height },
    { anchor: 'middle', right: 0, boxTop: markerDistance },
    { anchor: 'start', right: 6, boxTop: -markerDistance - height },
    { anchor: 'start', right: 6, boxTop: markerDistance },
    { anchor: 'end', right: -6, boxTop: -markerDistance - height },
    { anchor: 'end', right: -6, boxTop: markerDistance },
  ];
  return sides.map(({ anchor, right, boxTop }) => ({
    position: { lines, anchor, right, down: Math.round(boxTop + nameSize * 0.95) },
    box: { left: left + right - width * before[anchor], top: top + boxTop, width, height },
  }));
}

/** The share of a text that is left of its anchor. */
const before: Record<Anchor, number> = { start: 0, middle: 0.5, end: 1 };

/** On the line where there is room, otherwise beside it. */
function durationCandidates(curve: Curve & { leg: { days: string } }): Candidate<DurationPosition>[] {
  const width = textWidth(curve.leg.days, durationSize) + 8;
  const height = durationSize * 1.5;
  const positions = [
    ...[0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68, 0.26, 0.74].map((part) => ({ part, right: 0, down: 0 })),
    ...[0.5, 0.4, 0.6, 0.3, 0.7].flatMap((part) =>
      [-1, 1].flatMap((side) => [
        { part, right: 0, down: side * 14 },
        { part, right: side * Math.round(width / 2 + 6), down: 0 },
      ]),
    ),
  ];
  return positions.map((position) => {
    const { left, top } = pixelsOf(pointOn(curve, position.part));
    return {
      position,
      box: { left: left + position.right - width / 2, top: top + position.down - height / 2, width, height },
    };
  });
}

function arrowheadCandidates(curve: Curve): Candidate<ArrowheadPosition>[] {
  const parts = [0.75, 0.7, 0.65, 0.6, 0.8, 0.4, 0.3, 0.2];
  const noArrowhead = { position: undefined, box: { left: 0, top: 0, width: 0, height: 0 } };
  return [
    ...parts.map((part) => ({ position: part, box: squareAround(pixelsOf(pointOn(curve, part)), 6) })),
    noArrowhead,
  ];
}

function pixelsOf({ across, down }: Point): { left: number; top: number } {
  return {
    left: ((across + margin.across) / drawingSize.width) * smallestDrawing.width,
    top: ((down + margin.down) / drawingSize.height) * smallestDrawing.height,
  };
}

function squareAround({ left, top }: { left: number; top: number }, radius: number): Box {
  return { left: left - radius, top: top - radius, width: 2 * radius, height: 2 * radius };
}

export function overlap(one: Box, other: Box): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

function chosenOf<Position>({ candidates, chosen }: Label<Position>): Candidate<Position> {
  const candidate = candidates[chosen];
  if (candidate === undefined) throw new Error('a label without a position');
  return candidate;
}
