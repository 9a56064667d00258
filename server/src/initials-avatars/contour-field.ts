import { contours } from 'd3-contour';

/** A point in the drawing's units. */
type Point = readonly [x: number, y: number];
/** A position in the grid, as GeoJSON has it. */
type Position = number[];

/** A contour line as an SVG path, with its length. */
export type ContourLine = { level: number; path: string; length: number };

/** The spacing of the grid. */
const step = 34;
const bumps = 8;

/**
 * The contour lines of a smooth landscape of hills and hollows. They depend on the seed alone.
 */
export function contourField(seed: number, width: number, height: number, levels: number): ContourLine[] {
  const landscape = landscapeOf(seed, width, height);
  const columns = Math.ceil(width / step) + 1;
  const rows = Math.ceil(height / step) + 1;
  const heights = Array.from({ length: columns * rows }, (_none, index) =>
    landscape((index % columns) * step, Math.floor(index / columns) * step),
  );
  const lowest = Math.min(...heights);
  const rise = (Math.max(...heights) - lowest) / (levels + 1);
  const thresholds = Array.from({ length: levels }, (_none, level) => lowest + rise * (level + 1));
  return contours()
    .size([columns, rows])
    .thresholds(thresholds)(heights)
    .flatMap(({ coordinates }, level) =>
      coordinates
        .flat()
        .flatMap((ring) => linesOf(ring, columns, rows))
        .map((positions) => ({
          level,
          // d3-contour has each height in the middle of its cell.
          path: smoothPath(positions.map(([x = 0, y = 0]) => [(x - 0.5) * step, (y - 0.5) * step])),
          length: step * positions.length,
        })),
    );
}

function landscapeOf(seed: number, width: number, height: number): (x: number, y: number) => number {
  const random = randomFrom(seed);
  const hills = Array.from({ length: bumps }, (_none, index) => ({
    x: width * (random() * 1.2 - 0.1),
    y: height * (random() * 1.1 - 0.1),
    radius: width * (0.16 + 0.26 * random()),
    rise: (index % 2 === 0 ? 1 : -1) * (0.6 + 0.6 * random()),
  }));
  const slope = (random() - 0.5) * 1.6;
  return (x, y) =>
    hills.reduce(
      (sum, hill) => sum + hill.rise * Math.exp(-((x - hill.x) ** 2 + (y - hill.y) ** 2) / (2 * hill.radius ** 2)),
      (0.9 * y) / height + (slope * x) / width,
    );
}

/** mulberry32: the same random numbers from 0 to 1 for the same seed on every machine. */
function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Splits a ring where d3-contour closes a line around the border of the grid, and leaves the border out. */
function linesOf(ring: Position[], columns: number, rows: number): Position[][] {
  const isOnBorder = ([x, y]: Position) => x === 0 || y === 0 || x === columns || y === rows;
  const start = ring.findIndex(isOnBorder);
  if (start === -1) return [ring];
  const lines: Position[][] = [];
  let line: Position[] = [];
  // A ring ends with its first point.
  for (const position of [...ring.slice(start, -1), ...ring.slice(0, start + 1)]) {
    if (!isOnBorder(position)) line.push(position);
    else if (line.length > 0) lines.push(line.splice(0));
  }
  return lines;
}

/** A curve of quadratic segments through the midpoints, in relative whole units. */
function smoothPath(points: Point[]): string {
  const [first, ...others] = points;
  const last = points.at(-1);
  if (!first || !last) return '';
  const whole = ([x, y]: Point) => [Math.round(x), Math.round(y)] as const;
  let [penX, penY] = whole(first);
  // Relative to the rounded pen position, so that rounding errors do not add up.
  const fromPen = (point: Point) => {
    const [x, y] = whole(point);
    return [x - penX, y - penY];
  };
  let path = `M${penX} ${penY}`;
  others.slice(0, -1).forEach((point, index) => {
    const next = others[index + 1] ?? point;
    const middle: Point = [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2];
    path += `q${joinedNumbers([...fromPen(point), ...fromPen(middle)])}`;
    [penX, penY] = whole(middle);
  });
  return `${path}l${joinedNumbers(fromPen(last))}`;
}

/** A minus sign also separates two numbers. */
function joinedNumbers(numbers: readonly number[]): string {
  return numbers.join(' ').replaceAll(' -', '-');
}
