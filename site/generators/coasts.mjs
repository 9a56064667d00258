/**
 * Draws src/parts/blocks/coasts.svg: the coasts of the map behind routes, without borders. Run it by hand when the
 * projection changes: `node site/generators/coasts.mjs`.
 */
import { writeFileSync } from 'node:fs';
import { islands, landRings } from './natural-earth.mjs';
import { pointOf } from '../src/parts/blocks/map-projection.ts';

/** Higher than the drawing: the list beside it may be higher still. */
const frame = { left: -6, top: -15.6, width: 112, height: 91.2 };
/** In units of the plan; one is about nine pixels wide on a wide screen. */
const tolerance = 0.08;
const smallestArea = 0.06;

const [landColour, coastColour] = ['#202b30', '#43525a'];

/** Cuts a ring at one side of the frame. */
function cut(ring, isInside, crossing) {
  return ring.flatMap((point, index) => {
    const before = ring.at(index - 1);
    if (isInside(point)) return isInside(before) ? [point] : [crossing(before, point), point];
    return isInside(before) ? [crossing(before, point)] : [];
  });
}

function between([x1, y1], [x2, y2], share) {
  return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
}

function clip(ring) {
  const sides = [
    [0, frame.left - 1, 1],
    [0, frame.left + frame.width + 1, -1],
    [1, frame.top - 1, 1],
    [1, frame.top + frame.height + 1, -1],
  ];
  return sides.reduce(
    (rest, [axis, edge, sign]) =>
      cut(
        rest,
        (point) => (point[axis] - edge) * sign >= 0,
        (one, other) => between(one, other, (edge - one[axis]) / (other[axis] - one[axis])),
      ),
    ring,
  );
}

/** Ramer, Douglas and Peucker. */
function simplify(points) {
  if (points.length < 3) return points;
  const [first, last] = [points[0], points.at(-1)];
  let [farthest, index] = [0, 0];
  for (let i = 1; i < points.length - 1; i += 1) {
    const away = distanceToLine(points[i], first, last);
    if (away > farthest) [farthest, index] = [away, i];
  }
  if (farthest <= tolerance) return [first, last];
  return [...simplify(points.slice(0, index + 1)).slice(0, -1), ...simplify(points.slice(index))];
}

function distanceToLine([x, y], [x1, y1], [x2, y2]) {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return Math.hypot(x - x1, y - y1);
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
}

function areaOf(ring) {
  return Math.abs(ring.reduce((sum, [x, y], i) => sum + x * ring.at(i - 1)[1] - ring.at(i - 1)[0] * y, 0)) / 2;
}

const number = (value) => String(Math.round(value * 10) / 10);

function pathOf(ring) {
  const points = ring.map(([x, y]) => [Number(number(x)), Number(number(y))]);
  const moves = points.map(([x, y], index) => {
    if (index === 0) return `M${x} ${y}`;
    const [x1, y1] = points[index - 1];
    return `l${number(x - x1)} ${number(y - y1)}`;
  });
  return `${moves.join('').replaceAll(' -', '-')}z`;
}

/** Half of each ring is simplified by itself: both ends of a closed ring are the same point. */
function simplifyRing(ring) {
  const middle = Math.floor(ring.length / 2);
  return [...simplify(ring.slice(0, middle + 1)).slice(0, -1), ...simplify(ring.slice(middle))];
}

/** A ring that crosses the date line may lie a turn away from the frame. */
const turned = [-360, 0, 360].flatMap((turn) =>
  landRings.map((ring) => ring.map(([longitude, latitude]) => [longitude + turn, latitude])),
);

const rings = turned
  .map((ring) => clip(ring.map((coordinates) => pointOf(coordinates)).map(({ across, down }) => [across, down])))
  .filter((ring) => ring.length > 2 && areaOf(ring) > smallestArea)
  .map(simplifyRing)
  .filter((ring) => ring.length > 2);

const dots = islands.map(([latitude, longitude]) => {
  const { across, down } = pointOf([longitude, latitude]);
  return `M${number(across)} ${number(down)}h0`;
});

writeFileSync(
  new URL('../src/parts/blocks/coasts.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${Object.values(frame).join(' ')}" width="1120" height="912">` +
    `<g fill="${landColour}" stroke="${coastColour}" stroke-width="1" stroke-linejoin="round" stroke-linecap="round">` +
    `<path vector-effect="non-scaling-stroke" fill-rule="evenodd" d="${rings.map(pathOf).join('')}"/>` +
    `<path vector-effect="non-scaling-stroke" stroke-width="2" d="${dots.join('')}"/></g></svg>\n`,
);
console.log(`${rings.length} rings`);
