import { expect, it } from 'vitest';
import { contourField } from './contour-field.ts';

it('draws lines on every level within the grid', () => {
  const lines = [1, 2, 3].flatMap((seed) => contourField(seed, 960, 1200, 12));
  expect(new Set(lines.map(({ level }) => level)).size).toBe(12);
  const starts = lines.map(({ path }) => (/^M(-?\d+) (-?\d+)/.exec(path) ?? []).slice(1).map(Number));
  const [across, down] = [starts.map(([x]) => x ?? Number.NaN), starts.map(([, y]) => y ?? Number.NaN)];
  expect([Math.min(...across), Math.min(...down)]).toEqual([0, 0]);
  expect(Math.max(...across)).toBeLessThanOrEqual(960 + 34);
  expect(Math.max(...down)).toBeLessThanOrEqual(1200 + 34);
});
