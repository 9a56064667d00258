/** Chooses where the labels of a plan of routes stand, so that none overlap. */
import { type Box, boxAt, overlap, type PixelPoint, type PlacedBox, pointsInside, squareAround } from './box.ts';
import { type Candidate, choosePositions, chosenOf, type Label } from './choose-positions.ts';
import {
  arrowheadCandidates,
  type ArrowheadPosition,
  type DrawnLeg,
  durationCandidates,
  type DurationPosition,
  nameCandidates,
  type Named,
  type NamePosition,
  phoneNameCandidates,
  pixelsOf,
  smallestDrawing,
} from './label-candidates.ts';
import { border, comparedSizes, costs, markRadius, phoneCrossings, phoneSizes } from './label-tuning.ts';
import { type Curve, pointOn, type Stop } from './route-plan.ts';

/** Chooses positions for names, durations and arrowheads. */
export function placeLabels(
  stops: readonly Stop[],
  curves: readonly DrawnLeg[],
  passages: readonly Named[] = [],
): {
  names: Candidate<NamePosition>[];
  passageNames: Candidate<NamePosition>[];
  durations: Candidate<DurationPosition>[];
  arrowheads: Candidate<ArrowheadPosition>[];
} {
  const nameLabel = (named: Named): Label<NamePosition> => ({ candidates: nameCandidates(named), chosen: 0 });
  const names = stops.map(nameLabel);
  const passageNames = passages.map(nameLabel);
  const durations = curves.map(
    (curve): Label<DurationPosition> => ({ candidates: durationCandidates(curve), chosen: 0 }),
  );
  const arrowheads = curves.map(
    (curve): Label<ArrowheadPosition> => ({ candidates: arrowheadCandidates(curve), chosen: 0 }),
  );
  const lines = curves.flatMap(linePoints);
  const marks = stops.map((stop) => squareAround(pixelsOf(stop), markRadius.stop));
  choosePositions<NamePosition | DurationPosition>(
    [...names, ...passageNames, ...durations],
    (candidate) => ownCost(candidate, marks, lines) + (hasLeader(candidate) ? costs.leader : 0),
  );
  const textBoxes = [...names, ...passageNames, ...durations].map((label) => chosenOf<unknown>(label).box);
  choosePositions(arrowheads, (candidate) => ownCost(candidate, [...marks, ...textBoxes], []));
  return {
    names: names.map(chosenOf),
    passageNames: passageNames.map(chosenOf),
    durations: durations.map(chosenOf),
    arrowheads: arrowheads.map(chosenOf),
  };
}

function hasLeader({ position }: Candidate<NamePosition | DurationPosition>): boolean {
  return position !== undefined && 'line' in position && position.line !== undefined;
}

/** The points of a curve that labels should not cover, about 1.5 units apart. */
function linePoints(curve: Curve): PixelPoint[] {
  const count = Math.max(8, Math.round(curve.length / 1.5));
  return Array.from({ length: count }, (_, index) => pixelsOf(pointOn(curve, (index + 0.5) / count)));
}

/** The cost of a box that leaves the drawing, covers a mark or crosses a line. */
function ownCost({ box, at }: PlacedBox, marks: readonly Box[], lines: readonly PixelPoint[]): number {
  const outside = box.width * box.height - overlap(box, insideOf(smallestDrawing, border.drawing));
  const covered = marks.reduce((sum, mark) => sum + overlap(box, mark), 0);
  const crossed = comparedSizes.reduce((sum, size) => sum + pointsInside({ box, at }, lines, size), 0);
  return outside * costs.pixelOutside + covered * costs.markedPixel + crossed * costs.crossedPoint;
}

function insideOf({ width, height }: { width: number; height: number }, edge: number): Box {
  return { left: edge, top: edge, width: width - 2 * edge, height: height - 2 * edge };
}

/** On phones, where the drawing is as narrow as this, some stops have a name. */
const phoneDrawing = 320;

/** Which stops of a phone's drawing get a name first: lines begin at the works and the port. */
const phoneOrder: readonly Stop['kind'][] = ['works', 'port', 'customer', 'border', 'hub'];

/** Names for those stops where a phone's drawing has room beside every other name, mark and most lines. */
export function placePhoneNames(
  stops: readonly Stop[],
  curves: readonly Curve[],
): (Candidate<NamePosition> | undefined)[] {
  const scale = phoneDrawing / smallestDrawing.width;
  const inPhone = ({ left, top }: PixelPoint) => ({ left: left * scale, top: top * scale });
  const lines = curves.flatMap(linePoints).map(inPhone);
  const marks = stops.map((stop) => {
    const at = inPhone(pixelsOf(stop));
    return { at, box: squareAround(at, markRadius.phoneStop) };
  });
  const frame = insideOf({ width: phoneDrawing, height: smallestDrawing.height * scale }, border.phone);
  const placed = new Map<Stop, Candidate<NamePosition>>();
  const inOrder = stops.toSorted((one, other) => phoneOrder.indexOf(one.kind) - phoneOrder.indexOf(other.kind));
  for (const stop of inOrder) {
    const [best] = phoneNameCandidates(stop, scale)
      .map((candidate) => leftOf(frame.left + frame.width, candidate))
      .filter(({ box }) => overlap(box, frame) >= box.width * box.height - 1)
      .filter((own) =>
        [...marks, ...placed.values()].every((other) => !phoneSizes.some((size) => meet(own, other, size))),
      )
      .map((candidate) => ({ candidate, crossed: pointsInside(candidate, lines, 1) }))
      .toSorted((one, other) => one.crossed - other.crossed);
    if (best !== undefined && best.crossed <= phoneCrossings[stop.kind]) placed.set(stop, best.candidate);
  }
  return stops.map((stop) => placed.get(stop));
}

/** Moves a name that would leave the drawing back to its right edge. */
function leftOf(edge: number, candidate: Candidate<NamePosition>): Candidate<NamePosition> {
  const { position, box } = candidate;
  const excess = Math.max(0, Math.ceil(box.left + box.width - edge));
  return {
    ...candidate,
    position: { ...position, right: position.right - excess },
    box: { ...box, left: box.left - excess },
  };
}

function meet(one: PlacedBox, other: PlacedBox, size: number): boolean {
  return overlap(boxAt(one, size), boxAt(other, size)) > 0;
}
