import { type Coordinates, pointOf } from './map-projection.ts';
import type { Point } from './map-projection.ts';

/** Straits and canals that the map names. */
const passages = ['malacca', 'suez', 'gibraltar'] as const;

type Passage = (typeof passages)[number];

/** The main lane from the Yellow Sea to the North Sea, and branches that begin at one of its waypoints. */
const main: readonly Coordinates[] = [
  [121.1, 38.5],
  [123.5, 37.4],
  [123.6, 35],
  [123, 31.2],
  [122.7, 28.4],
  [120.6, 25.6],
  [119, 23.9],
  [117.3, 22],
  [114, 18.5],
  [110.9, 13],
  [109.2, 9.5],
  [106.8, 6],
  [105.2, 2.6],
  [104.6, 1.35],
  [103.9, 1.2],
  [103.4, 1.15],
  [102.6, 1.75],
  [101.2, 2.75],
  [100.2, 3.7],
  [98.2, 5.5],
  [95.2, 6.3],
  [88, 5.8],
  [82.4, 5.6],
  [80.6, 5.4],
  [77.4, 7.2],
  [73, 7.7],
  [64, 10.6],
  [54.5, 13.5],
  [51.3, 12.8],
  [48, 12.4],
  [45, 12.1],
  [43.7, 12.3],
  [43.3, 12.7],
  [42.5, 13.8],
  [41, 16],
  [38.6, 20],
  [36.2, 24],
  [34.6, 26.8],
  [33.7, 27.9],
  [32.9, 28.9],
  [32.55, 29.9],
  [32.4, 30.6],
  [32.35, 31.4],
  [30, 32.5],
  [25, 34.1],
  [18.5, 35.6],
  [14.9, 36.3],
  [12.6, 36.9],
  [11, 37.6],
  [7, 37.7],
  [2, 37.1],
  [-2.4, 36.2],
  [-5.4, 35.95],
  [-7.2, 36.1],
  [-9.5, 36.8],
  [-10.2, 39],
  [-10, 43.4],
  [-6.2, 48.8],
  [-2.6, 50],
  [0.4, 50.4],
  [1.5, 51],
  [2.5, 51.6],
];

const branches: readonly (readonly Coordinates[])[] = [
  // Japan and Korea, south of Jeju.
  [
    [123.6, 35],
    [125.5, 33],
    [127.6, 32.9],
    [129, 33.7],
    [130.5, 34.15],
  ],
  // The east coast of India.
  [
    [82.4, 5.6],
    [82.7, 8],
    [81.6, 11],
    [80.7, 13.1],
  ],
  // The Persian Gulf.
  [
    [73, 7.7],
    [66, 15.5],
    [60.6, 22.6],
    [58.3, 24.9],
    [56.9, 26],
    [56.5, 26.6],
    [55.7, 26.1],
    [55, 25.4],
  ],
  // The Indian Ocean coast of Africa.
  [
    [80.6, 5.4],
    [60, 0],
    [45, -9],
    [41.5, -13],
  ],
  // The west of Australia, by the straits of Karimata and Sunda.
  [
    [105.2, 2.6],
    [107.2, 0.8],
    [108.6, -2.2],
    [108.6, -3.6],
    [107.6, -4.8],
    [106, -5.65],
    [105.6, -6.05],
    [104.7, -6.9],
    [112, -16],
  ],
];

const passageCoordinates: Record<Passage, Coordinates> = {
  malacca: [100.2, 3.7],
  suez: [32.4, 30.6],
  gibraltar: [-5.4, 35.95],
};

type Waypoint = { coordinates: Coordinates; neighbours: Waypoint[] };

const waypoints = new Map<string, Waypoint>();

function waypointAt(coordinates: Coordinates): Waypoint {
  const key = coordinates.join();
  const waypoint = waypoints.get(key) ?? { coordinates, neighbours: [] };
  waypoints.set(key, waypoint);
  return waypoint;
}

for (const lane of [main, ...branches])
  for (const [index, coordinates] of lane.slice(1).entries()) {
    const [one, other] = [waypointAt(lane[index] ?? coordinates), waypointAt(coordinates)];
    one.neighbours.push(other);
    other.neighbours.push(one);
  }

/** The waypoints of the shortest route over sea lanes, from the one nearest to `from` to the one nearest to `to`. */
export function seaRoute(from: Point, to: Point): Point[] {
  const start = nearestWaypoint(from);
  const end = nearestWaypoint(to);
  const reached = new Map<Waypoint, { length: number; before: Waypoint | undefined }>([
    [start, { length: 0, before: undefined }],
  ]);
  const open = new Set([start]);
  while (open.size > 0) {
    const [next] = [...open].toSorted((one, other) => lengthTo(one) - lengthTo(other));
    if (next === undefined || next === end) break;
    open.delete(next);
    for (const neighbour of next.neighbours) {
      const length = lengthTo(next) + distance(pointOf(next.coordinates), pointOf(neighbour.coordinates));
      if (length >= lengthTo(neighbour)) continue;
      reached.set(neighbour, { length, before: next });
      open.add(neighbour);
    }
  }
  const passed: Point[] = [];
  for (let waypoint: Waypoint | undefined = end; waypoint !== undefined; waypoint = reached.get(waypoint)?.before)
    passed.unshift(pointOf(waypoint.coordinates));
  return passed;

  function lengthTo(waypoint: Waypoint): number {
    return reached.get(waypoint)?.length ?? Infinity;
  }
}

/** The straits and canals that routes go through. */
export function namedPassages(
  routes: readonly { points: readonly Point[] }[],
  names: Record<Passage, string>,
): (Point & { name: string })[] {
  const points = routes.flatMap((route) => route.points);
  return passages
    .map((passage) => ({ name: names[passage], ...pointOf(passageCoordinates[passage]) }))
    .filter((passage) => points.some((point) => distance(point, passage) < passageRadius));
}

const passageRadius = 0.1;

function nearestWaypoint(point: Point): Waypoint {
  const [nearest] = [...waypoints.values()].toSorted(
    (one, other) => distance(pointOf(one.coordinates), point) - distance(pointOf(other.coordinates), point),
  );
  if (nearest === undefined) throw new Error('there are no waypoints');
  return nearest;
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.across - other.across, one.down - other.down);
}
