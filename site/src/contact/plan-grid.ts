import type { Point } from './coordinates.ts';

/** A sheet of paper at a map's scale: the grid of degrees around a point, in CSS pixels, with the point at 0, 0. */
export type GridLine = { offset: number; label: string };

const metresPerDegree = 111_320;
const seconds = 15;

/** Web maps are 256 px wide at zoom 0 and double with every step. */
export function metresPerPixel(latitude: number, zoom: number): number {
  return (156_543.034 * Math.cos((latitude / 180) * Math.PI)) / 2 ** zoom;
}

function angle(degrees: number): string {
  const whole = Math.round(Math.abs(degrees) * 3600);
  const [minute, second] = [Math.floor(whole / 60) % 60, whole % 60];
  return `${Math.floor(whole / 3600)}°${String(minute).padStart(2, '0')}′${String(second).padStart(2, '0')}″`;
}

function linesAround(centre: number, pixelsPerDegree: number, reach: number): GridLine[] {
  const step = seconds / 3600;
  const first = Math.ceil((centre - reach / pixelsPerDegree) / step);
  const last = Math.floor((centre + reach / pixelsPerDegree) / step);
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const degrees = (first + index) * step;
    return { offset: Math.round((degrees - centre) * pixelsPerDegree), label: angle(degrees) };
  });
}

/** Lines every fifteen seconds of arc, out to the widest screen. North is up. */
export function gridAround(
  { latitude, longitude }: Point,
  zoom: number,
): { meridians: GridLine[]; parallels: GridLine[] } {
  const scale = metresPerPixel(latitude, zoom);
  const perLatitude = metresPerDegree / scale;
  const perLongitude = perLatitude * Math.cos((latitude / 180) * Math.PI);
  const parallels = linesAround(latitude, perLatitude, 480);
  return {
    meridians: linesAround(longitude, perLongitude, 700),
    parallels: parallels.map(({ offset, label }) => ({ offset: -offset, label })),
  };
}
