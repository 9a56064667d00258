import type { Point } from './plan-point.ts';
import { type Curve, drawingSize, type Leg, margin, pointOn, type Stop } from './route-plan.ts';
import { textWidth, wrapText } from './text-width.ts';

/**
 * The narrowest drawing in pixels; below it the page shows a list instead. Labels keep their size, and their points move
 * apart in wider drawings.
 */
export const smallestDrawing = { width: 640, height: (640 * drawingSize.height) / drawingSize.width };

const nameSize = 13;
/** On phones, where the drawing is as narrow as this, some stops have a name. */
const phoneNameSize = 11;
const phoneDrawing = 320;
const phoneNameWidths = [76, 44];
const phoneMarkerDistance = 9;
const durationSize = 12;
const lineHeight = 1.25;
const maxNameWidth = 128;
const narrowNameWidth = 76;
const markerDistance = 14;
const markerRadius = 9;

export type Box = { left: number; top: number; width: number; height: number };

type Anchor = 'start' | 'middle' | 'end';

/** The baseline of the first line, in pixels from the stop, and where a line from the stop ends. */
export type NamePosition = {
  lines: string[];
  anchor: Anchor;
  right: number;
  down: number;
  line: { right: number; down: number } | undefined;
};

/** The position of a leg's duration: a fraction of the leg, with an offset in pixels. A leg that is too short has none. */
export type DurationPosition = { part: number; right: number; down: number } | undefined;

/** The position of a leg's arrowhead as a fraction of the leg; undefined where there is no room. */
export type ArrowheadPosition = number | undefined;

/** A position with its box in pixels of the narrowest drawing, and the point that the box keeps its distance to. */
export type Candidate<Position> = { position: Position; box: Box; at: Place };

type Place = { left: number; top: number };

/** A label with its possible positions, the best first. */
type Label<Position> = { candidates: Candidate<Position>[]; chosen: number };

type DrawnLeg = Curve & { leg: Pick<Leg, 'days' | 'mode'> };

/** What a label names: a stop, or a strait of the map. */
type Named = Point & { name: string };

/** Chooses positions for names, durations and arrowheads so that none overlap. */
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
  const markers = stops.map((stop) => squareAround(pixelsOf(stop), markerRadius));
  chooseCandidates<NamePosition | DurationPosition>(
    [...names, ...passageNames, ...durations],
    (candidate) => ownCost(candidate, markers, lines) + (hasLeader(candidate) ? leaderCost : 0),
  );
  const textBoxes = [...names, ...passageNames, ...durations].map(chosenBox);
  chooseCandidates(arrowheads, (candidate) => ownCost(candidate, [...markers, ...textBoxes], []));
  return {
    names: names.map(chosenOf),
    passageNames: passageNames.map(chosenOf),
    durations: durations.map(chosenOf),
    arrowheads: arrowheads.map(chosenOf),
  };
}

/** Which stops of a phone's drawing get a name first: lines begin at the works and the port. */
const phoneOrder: readonly Stop['kind'][] = ['works', 'port', 'customer', 'border', 'hub'];

/** Names for those stops where a phone's drawing has room beside every other name, mark and most lines. */
export function placePhoneNames(
  stops: readonly Stop[],
  curves: readonly Curve[],
): (Candidate<NamePosition> | undefined)[] {
  const scale = phoneDrawing / smallestDrawing.width;
  const inPhone = ({ left, top }: Place) => ({ left: left * scale, top: top * scale });
  const lines = curves.flatMap(linePoints).map(inPhone);
  const marks = stops.map((stop) => ({
    at: inPhone(pixelsOf(stop)),
    box: squareAround(inPhone(pixelsOf(stop)), phoneMarkerDistance - 5),
  }));
  const frame = { left: 2, top: 2, width: phoneDrawing - 4, height: smallestDrawing.height * scale - 4 };
  const placed = new Map<Stop, Candidate<NamePosition>>();
  const inOrder = stops.toSorted((one, other) => phoneOrder.indexOf(one.kind) - phoneOrder.indexOf(other.kind));
  for (const stop of inOrder) {
    const candidates = phoneNameWidths
      .flatMap((width) => candidatesAround(stop, width, phoneMarkerDistance, { size: phoneNameSize, scale }))
      .map((candidate) => leftOf(frame.left + frame.width, candidate))
      .filter(({ box }) => overlap(box, frame) >= box.width * box.height - 1)
      .filter((own) =>
        [...marks, ...placed.values()].every((other) => !phoneSizes.some((size) => meet(own, other, size))),
      )
      .map((candidate) => ({ candidate, crossed: pointsInside(candidate.box, candidate.at, lines, 1) }))
      .toSorted((one, other) => one.crossed - other.crossed);
    const best = candidates[0];
    const mostCrossed = { works: 10, port: 4, customer: 2, border: 2, hub: 2 }[stop.kind];
    if (best !== undefined && best.crossed <= mostCrossed) placed.set(stop, best.candidate);
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

/** The widths of the drawing on phones, as multiples of the narrowest. */
const phoneSizes = [1, 1.2, 1.5, 2];

type PlacedBox = Pick<Candidate<unknown>, 'box' | 'at'>;

function meet(one: PlacedBox, other: PlacedBox, size: number): boolean {
  return overlap(boxAt(one, size), boxAt(other, size)) > 0;
}

function hasLeader({ position }: Candidate<NamePosition | DurationPosition>): boolean {
  return position !== undefined && 'line' in position && position.line !== undefined;
}

const overlapCost = 40;
/** A name beside its stop is worth more than a duration on its line. */
const leaderCost = 200;
const rounds = 8;
const starts = 6;

function linePoints(curve: Curve): Place[] {
  return samplesOf(curve).map((part) => pixelsOf(pointOn(curve, part)));
}

/** Fractions of a curve, about 1.5 units apart. */
function samplesOf({ length }: Curve): number[] {
  const count = Math.max(8, Math.round(length / 1.5));
  return Array.from({ length: count }, (_, index) => (index + 0.5) / count);
}

/**
 * Places one label after the other, then moves each to its cheapest position until none moves. The result depends on
 * the order, so a few orders are tried.
 */
function chooseCandidates<Position>(
  labels: readonly Label<Position>[],
  costOf: (candidate: Candidate<Position>) => number,
): void {
  const ownCosts = labels.map(({ candidates }) => candidates.map((candidate, rank) => costOf(candidate) + rank * 2));
  let best = { cost: Infinity, chosen: labels.map(({ chosen }) => chosen) };
  for (let start = 0; start < starts && best.cost > 0; start += 1) {
    const first = Math.round((labels.length * start) / starts);
    const order = labels.map((_, index) => (index + first) % labels.length);
    const chosen = labels.map((): number | undefined => undefined);
    let moved = true;
    for (let round = 0; round < rounds && moved; round += 1) {
      moved = false;
      for (const index of order) {
        const cheapest = cheapestOf(index, chosen);
        moved ||= cheapest !== chosen[index];
        chosen[index] = cheapest;
      }
    }
    const cost = order.reduce((sum, index) => sum + costAt(index, chosen[index] ?? 0, chosen), 0);
    if (cost < best.cost) best = { cost, chosen: chosen.map((candidate) => candidate ?? 0) };
  }
  labels.forEach((label, index) => {
    label.chosen = best.chosen[index] ?? 0;
  });

  function cheapestOf(index: number, chosen: readonly (number | undefined)[]): number {
    const { candidates } = labelAt(index);
    let [cheapest, least] = [0, Infinity];
    for (let candidate = 0; candidate < candidates.length; candidate += 1) {
      if ((ownCosts[index]?.[candidate] ?? 0) >= least) continue;
      const cost = costAt(index, candidate, chosen, least);
      if (cost < least) [cheapest, least] = [candidate, cost];
    }
    return cheapest;
  }

  /** The cost, or any number above `enough` that it exceeds. */
  function costAt(
    index: number,
    candidate: number,
    chosen: readonly (number | undefined)[],
    enough = Infinity,
  ): number {
    let cost = ownCosts[index]?.[candidate] ?? 0;
    const own = labelAt(index).candidates[candidate];
    if (own === undefined) return cost;
    for (let other = 0; other < labels.length && cost < enough; other += 1) {
      const place = chosen[other];
      if (other === index || place === undefined) continue;
      const neighbour = labelAt(other).candidates[place];
      const shared = neighbour === undefined ? 0 : sharedArea(own, neighbour);
      if (shared > 0) cost += overlapCost + shared * 10;
    }
    return cost;
  }

  function labelAt(index: number): Label<Position> {
    const label = labels[index];
    if (label === undefined) throw new Error('there is no such label');
    return label;
  }
}

/** The cost of a box that leaves the drawing, covers a marker or crosses a line. */
function ownCost({ box, at }: Candidate<unknown>, markers: readonly Box[], lines: readonly Place[]): number {
  const area = box.width * box.height;
  const outside =
    area - overlap(box, { left: 4, top: 4, width: smallestDrawing.width - 8, height: smallestDrawing.height - 8 });
  const covered = markers.reduce((sum, marker) => sum + overlap(box, marker), 0);
  const crossed = sizes.reduce((sum, size) => sum + pointsInside(box, at, lines, size), 0);
  return outside * 40 + covered * 20 + crossed * 30;
}

/** Labels keep their size and lines do not, so that lines lie elsewhere in a wide drawing. */
const sizes = [1, 1.5];

/** What two labels share in the drawing of any size. */
function sharedArea(one: Candidate<unknown>, other: Candidate<unknown>): number {
  return sizes.reduce((sum, size) => sum + overlap(boxAt(one, size), boxAt(other, size)), 0);
}

/** The box in a drawing of this size: it moves with the point that it is beside. */
export function boxAt({ box, at }: Pick<Candidate<unknown>, 'box' | 'at'>, size: number): Box {
  return { ...box, left: box.left + at.left * (size - 1), top: box.top + at.top * (size - 1) };
}

function pointsInside(box: Box, at: Place, points: readonly Place[], size: number): number {
  const { left, top } = boxAt({ box, at }, size);
  let inside = 0;
  for (const point of points) {
    const [across, down] = [point.left * size - left, point.top * size - top];
    if (across > 0 && across < box.width && down > 0 && down < box.height) inside += 1;
  }
  return inside;
}

/** Beside the stop; where stops are close together, narrower or farther away with a line to the stop. */
function nameCandidates(named: Named): Candidate<NamePosition>[] {
  const isNarrow = textWidth(named.name, nameSize) <= narrowNameWidth;
  return [
    ...candidatesAround(named, maxNameWidth, markerDistance),
    ...(isNarrow ? [] : candidatesAround(named, narrowNameWidth, markerDistance)),
    ...[26, 42, 60].flatMap((away) => candidatesAround(named, narrowNameWidth, away)),
  ];
}

function candidatesAround(
  named: Named,
  widest: number,
  away: number,
  { size, scale } = { size: nameSize, scale: 1 },
): Candidate<NamePosition>[] {
  const pixels = pixelsOf(named);
  const [left, top] = [pixels.left * scale, pixels.top * scale];
  const lines = wrapText(named.name, size, widest);
  const width = Math.max(...lines.map((line) => textWidth(line, size)));
  const height = lines.length * size * lineHeight;
  const aside = Math.max(6, away * 0.7);
  const sides: { anchor: Anchor; right: number; boxTop: number }[] = [
    { anchor: 'start', right: away, boxTop: -height / 2 },
    { anchor: 'end', right: -away, boxTop: -height / 2 },
    { anchor: 'middle', right: 0, boxTop: -away - height },
    { anchor: 'middle', right: 0, boxTop: away },
    { anchor: 'start', right: aside, boxTop: -away - height },
    { anchor: 'start', right: aside, boxTop: away },
    { anchor: 'end', right: -aside, boxTop: -away - height },
    { anchor: 'end', right: -aside, boxTop: away },
  ];
  return sides.map(({ anchor, right, boxTop }) => ({
    position: {
      lines,
      anchor,
      right,
      down: Math.round(boxTop + size * 0.95),
      line: away > markerDistance ? { right, down: Math.round(nearest(boxTop, height)) } : undefined,
    },
    box: { left: left + right - width * before[anchor], top: top + boxTop, width, height },
    at: { left, top },
  }));
}

/** The edge or middle of a label that is nearest to its stop. */
function nearest(boxTop: number, height: number): number {
  if (boxTop > 0) return boxTop;
  return boxTop + height < 0 ? boxTop + height : boxTop + height / 2;
}

/** The share of a text that is left of its anchor. */
const before: Record<Anchor, number> = { start: 0, middle: 0.5, end: 1 };

const parts = [0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68, 0.26, 0.74];
const besideParts = [0.5, 0.4, 0.6, 0.3, 0.7, 0.85];

/** Long sea routes share their beginning, and river routes theirs with them: each has its label near its end. */
const longCurve = 45;

/** The marks at the ends of a leg that is not longer leave no line to label. */
const shortCurve = 4;
const longParts = [0.93, 0.9, 0.87, 0.96, 0.84, 0.8, 0.76, 0.72, 0.66];

/** On the line where there is room, otherwise beside it. */
function durationCandidates(curve: DrawnLeg): Candidate<DurationPosition>[] {
  if (curve.length < shortCurve) return [nothing];
  const width = textWidth(curve.leg.days, durationSize) + 8;
  const height = durationSize * 1.5;
  const [on, beside] =
    curve.length > longCurve || curve.leg.mode === 'river' ? [longParts, longParts] : [parts, besideParts];
  const positions = [
    ...on.map((part) => ({ part, right: 0, down: 0 })),
    ...beside.flatMap((part) =>
      [-1, 1].flatMap((side) => [
        { part, right: 0, down: side * 14 },
        { part, right: 0, down: side * 28 },
        { part, right: side * Math.round(width / 2 + 6), down: 0 },
        { part, right: side * Math.round(width / 2 + 6), down: 24 },
      ]),
    ),
  ];
  return positions.map((position) => {
    const { left, top } = pixelsOf(pointOn(curve, position.part));
    return {
      position,
      box: { left: left + position.right - width / 2, top: top + position.down - height / 2, width, height },
      at: { left, top },
    };
  });
}

const nowhere = { left: 0, top: 0 };
const nothing = { position: undefined, box: { ...nowhere, width: 0, height: 0 }, at: nowhere };

function arrowheadCandidates(curve: Curve): Candidate<ArrowheadPosition>[] {
  const headParts = curve.length > longCurve ? longParts : [0.75, 0.7, 0.65, 0.6, 0.8, 0.85, 0.9, 0.4, 0.3, 0.2];
  return [
    ...headParts.map((part) => {
      const at = pixelsOf(pointOn(curve, part));
      return { position: part, box: squareAround(at, 6), at };
    }),
    nothing,
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

function chosenBox(label: Label<unknown>): Box {
  return chosenOf(label).box;
}

function chosenOf<Position>({ candidates, chosen }: Label<Position>): Candidate<Position> {
  const candidate = candidates[chosen];
  if (candidate === undefined) throw new Error('a label without a position');
  return candidate;
}
