/** The positions that a label may have, the best first. */
import { type PixelPoint, squareAround } from './box.ts';
import type { Candidate } from './choose-positions.ts';
import { legLengths, legParts, lineHeight, markRadius, nameDistances, nameWidths, typeSizes } from './label-tuning.ts';
import type { Point } from './map-projection.ts';
import { type Curve, drawingSize, type Leg, margin, pointOn } from './route-plan.ts';
import { textWidth, wrapText } from './text-width.ts';

/**
 * The narrowest drawing in pixels; below it the page shows a list instead. Labels keep their size, and their points move
 * apart in wider drawings.
 */
export const smallestDrawing = { width: 640, height: (640 * drawingSize.height) / drawingSize.width };

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

/** What a label names: a stop, or a strait of the map. */
export type Named = Point & { name: string };

export type DrawnLeg = Curve & { leg: Pick<Leg, 'days' | 'mode'> };

/** Beside the stop; where stops are close together, narrower or farther away with a line to the stop. */
export function nameCandidates(named: Named): Candidate<NamePosition>[] {
  const { wide, narrow } = nameWidths;
  const isNarrow = textWidth(named.name, typeSizes.name) <= narrow;
  return [
    ...candidatesAround(named, wide, nameDistances.beside),
    ...(isNarrow ? [] : candidatesAround(named, narrow, nameDistances.beside)),
    ...nameDistances.away.flatMap((away) => candidatesAround(named, narrow, away)),
  ];
}

/** The same in a phone's drawing, which is smaller by `scale`. */
export function phoneNameCandidates(named: Named, scale: number): Candidate<NamePosition>[] {
  return nameWidths.phone.flatMap((width) =>
    candidatesAround(named, width, nameDistances.phone, { size: typeSizes.phoneName, scale }),
  );
}

function candidatesAround(
  named: Named,
  widest: number,
  away: number,
  { size, scale } = { size: typeSizes.name, scale: 1 },
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
      line: away > nameDistances.beside ? { right, down: Math.round(nearest(boxTop, height)) } : undefined,
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

/** On the line where there is room, otherwise beside it. */
export function durationCandidates(curve: DrawnLeg): Candidate<DurationPosition>[] {
  if (curve.length < legLengths.short) return [nothing];
  const width = textWidth(curve.leg.days, typeSizes.duration) + 8;
  const height = typeSizes.duration * 1.5;
  const [on, beside] =
    curve.length > legLengths.long || curve.leg.mode === 'river'
      ? [legParts.nearEnd, legParts.nearEnd]
      : [legParts.on, legParts.beside];
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

export function arrowheadCandidates(curve: Curve): Candidate<ArrowheadPosition>[] {
  const parts = curve.length > legLengths.long ? legParts.nearEnd : legParts.arrowhead;
  return [
    ...parts.map((part) => {
      const at = pixelsOf(pointOn(curve, part));
      return { position: part, box: squareAround(at, markRadius.arrowhead), at };
    }),
    nothing,
  ];
}

/** A point of the plan in pixels of the narrowest drawing. */
export function pixelsOf({ across, down }: Point): PixelPoint {
  return {
    left: ((across + margin.across) / drawingSize.width) * smallestDrawing.width,
    top: ((down + margin.down) / drawingSize.height) * smallestDrawing.height,
  };
}
