/** Boxes of labels in a drawing that may be wider than the narrowest: labels keep their size, and their points move. */

export type PixelPoint = { left: number; top: number };

export type Box = PixelPoint & { width: number; height: number };

/** A box in pixels of the narrowest drawing, and the point that it keeps its distance to. */
export type PlacedBox = { box: Box; at: PixelPoint };

/** The box in a drawing of this size, a multiple of the narrowest. */
export function boxAt({ box, at }: PlacedBox, size: number): Box {
  return { ...box, left: box.left + at.left * (size - 1), top: box.top + at.top * (size - 1) };
}

export function squareAround({ left, top }: PixelPoint, radius: number): Box {
  return { left: left - radius, top: top - radius, width: 2 * radius, height: 2 * radius };
}

/** The area that two boxes share. */
export function overlap(one: Box, other: Box): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/** How many points are inside a box in a drawing of this size. */
export function pointsInside(placed: PlacedBox, points: readonly PixelPoint[], size: number): number {
  const { left, top, width, height } = boxAt(placed, size);
  let inside = 0;
  for (const point of points) {
    const [across, down] = [point.left * size - left, point.top * size - top];
    if (across > 0 && across < width && down > 0 && down < height) inside += 1;
  }
  return inside;
}
