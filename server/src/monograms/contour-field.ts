/** A point in the drawing's own units, to one decimal at the most. */
type Point = readonly [x: number, y: number];

/** A contour as the path of an SVG, and how long it is. */
export type ContourLine = { level: number; path: string; length: number };

/** Distance between two points of the grid in which contours are sought. */
const step = 34;
const bumps = 8;

/**
 * The contour lines of a smooth landscape that is always the same for the same seed: hills and hollows on a slope,
 * cut at even heights (marching squares).
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
  return Array.from({ length: levels }, (_none, level) =>
    chains(crossings({ heights, columns, rows }, lowest + rise * (level + 1))).map((points) => ({
      level,
      path: smoothPath(points),
      length: step * points.length,
    })),
  ).flat();
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

/** mulberry32: the same numbers, 0 to 1, for the same seed on every machine. */
function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Grid = { heights: number[]; columns: number; rows: number };
/** Where a contour crosses the edges of a cell: the edges' own names, so that neighbours find each other. */
type Crossing = { from: string; to: string; start: Point; end: Point };

function crossings({ heights, columns, rows }: Grid, level: number): Crossing[] {
  const at = (column: number, row: number) => heights[row * columns + column] ?? 0;
  function onEdge(column: number, row: number, isVertical: boolean): { name: string; point: Point } | undefined {
    const here = at(column, row);
    const next = isVertical ? at(column, row + 1) : at(column + 1, row);
    if (here < level === next < level) return undefined;
    const share = (level - here) / (next - here);
    const point: Point = isVertical ? [column * step, (row + share) * step] : [(column + share) * step, row * step];
    return { name: `${column} ${row} ${isVertical}`, point };
  }
  const found: Crossing[] = [];
  for (let row = 0; row < rows - 1; row += 1)
    for (let column = 0; column < columns - 1; column += 1) {
      const met = [
        onEdge(column, row, false),
        onEdge(column + 1, row, true),
        onEdge(column, row + 1, false),
        onEdge(column, row, true),
      ].filter((edge) => edge !== undefined);
      for (let pair = 0; pair + 1 < met.length; pair += 2) {
        const [a, b] = [met[pair], met[pair + 1]];
        if (a && b) found.push({ from: a.name, to: b.name, start: a.point, end: b.point });
      }
    }
  return found;
}

/** Joins the pieces end to end. A closed line has the same point first and last. */
function chains(pieces: Crossing[]): Point[][] {
  const atEdge = new Map<string, Crossing[]>();
  for (const piece of pieces)
    for (const name of [piece.from, piece.to]) atEdge.set(name, [...(atEdge.get(name) ?? []), piece]);
  const unused = new Set(pieces);
  function follow(edge: string, points: Point[]): void {
    let name = edge;
    for (;;) {
      const next = atEdge.get(name)?.find((piece) => unused.has(piece));
      if (!next) return;
      unused.delete(next);
      const forwards = next.from === name;
      name = forwards ? next.to : next.from;
      points.push(forwards ? next.end : next.start);
    }
  }
  const joined: Point[][] = [];
  for (const piece of pieces) {
    if (!unused.delete(piece)) continue;
    const ahead: Point[] = [piece.end];
    follow(piece.to, ahead);
    const behind: Point[] = [piece.start];
    follow(piece.from, behind);
    joined.push([...behind.toReversed(), ...ahead]);
  }
  return joined;
}

/** A curve that runs through the middles between the points and bends at each: relative, in whole units. */
function smoothPath(points: Point[]): string {
  const [first, ...others] = points;
  const last = points.at(-1);
  if (!first || !last) return '';
  const whole = ([x, y]: Point) => [Math.round(x), Math.round(y)] as const;
  let [penX, penY] = whole(first);
  // Every step is told from where the pen really is, so that rounding does not add up.
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

/** A minus sign parts two numbers as well as a blank. */
function joinedNumbers(numbers: readonly number[]): string {
  return numbers.join(' ').replaceAll(' -', '-');
}
