/** The distance that floating elements keep from the focused element. */
export const distance = 24;

export type Box = { left: number; top: number; right: number; bottom: number };

/**
 * The shortest offset that moves the box away from the focused one and keeps it within the bounds. Zero when there is
 * no room.
 */
export function offsetToAvoid(box: Box, focused: Box, bounds: Box): { x: number; y: number } {
  const near = grow(focused, distance);
  if (!overlap(box, near)) return { x: 0, y: 0 };
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const lefts = [box.left, near.left - width, near.right, bounds.left, bounds.right - width];
  const tops = [box.top, near.top - height, near.bottom, bounds.top, bounds.bottom - height];
  const free = lefts
    .flatMap((left) => tops.map((top) => ({ left, top, right: left + width, bottom: top + height })))
    .filter((candidate) => isInside(candidate, bounds) && !overlap(candidate, near))
    .map((candidate) => ({ x: candidate.left - box.left, y: candidate.top - box.top }))
    .toSorted((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y));
  return free[0] ?? { x: 0, y: 0 };
}

/** The offset that moves the whole box within the bounds. */
export function offsetIntoBounds(box: Box, bounds: Box): { x: number; y: number } {
  const inside = (from: number, to: number, first: number, last: number) =>
    from < first ? first - from : Math.min(0, last - to);
  return {
    x: inside(box.left, box.right, bounds.left, bounds.right),
    y: inside(box.top, box.bottom, bounds.top, bounds.bottom),
  };
}

function grow({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}

function isInside(box: Box, bounds: Box): boolean {
  return box.left >= bounds.left && box.top >= bounds.top && box.right <= bounds.right && box.bottom <= bounds.bottom;
}
