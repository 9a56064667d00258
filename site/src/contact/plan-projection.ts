import type { PlanGeometry } from 'contract/contact.ts';
import type { Point } from './coordinates.ts';

/** Horizontal and vertical offset, in CSS pixels from the plan's centre. */
export type PlanPoint = readonly [across: number, down: number];

type Position = readonly [longitude: number, latitude: number];

export type Projection = (position: Position) => PlanPoint;

const { PI, cos, log, round, tan } = Math;

/** Web maps are 256 px wide at zoom 0 and double in width with each zoom level. */
function worldWidth(zoom: number): number {
  return 256 * 2 ** zoom;
}

function radians(degrees: number): number {
  return (degrees / 180) * PI;
}

/** Ground metres per pixel at a latitude. The equator is 40 075 017 m long. */
export function metresPerPixel(latitude: number, zoom: number): number {
  return (40_075_017 * cos(radians(latitude))) / worldWidth(zoom);
}

/** The web Mercator projection around a centre, with north up. */
export function projectionAround(centre: Point, zoom: number): Projection {
  const width = worldWidth(zoom);
  const across = (longitude: number) => (longitude / 360) * width;
  const up = (latitude: number) => (log(tan(PI / 4 + radians(latitude) / 2)) / (2 * PI)) * width;
  const [middle, height] = [across(centre.longitude), up(centre.latitude)];
  return ([longitude, latitude]) => [across(longitude) - middle, height - up(latitude)];
}

/** An SVG path, in whole pixels. */
export function drawPath(geometry: PlanGeometry, project: Projection): string {
  const line = (positions: readonly Position[]) =>
    positions.map((position, index) => `${index === 0 ? 'M' : 'L'}${project(position).map(round).join(' ')}`).join('');
  const rings = (polygon: readonly (readonly Position[])[]) => polygon.map((ring) => `${line(ring)}Z`).join('');
  if (geometry.type === 'LineString') return line(geometry.coordinates);
  return geometry.type === 'Polygon' ? rings(geometry.coordinates) : geometry.coordinates.map(rings).join('');
}

const roundLengths = [10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000, 25_000, 50_000, 100_000];

/** The longest round distance that fits a scale bar of at most 100 px. */
export function scaleBar(latitude: number, zoom: number): { metres: number; pixels: number } {
  const scale = metresPerPixel(latitude, zoom);
  const metres = roundLengths.findLast((length) => length / scale <= 100) ?? 10;
  return { metres, pixels: round(metres / scale) };
}
