import { expect, test } from 'vitest';
import { placeNames } from './plan-names.ts';

const south = { text: 'South Road', line: [[-400, 100] as const, [400, 100] as const] };

test('a street name follows its line and is never upside down', () => {
  const [east] = placeNames([south]);
  expect(east).toMatchObject({ text: 'South Road', y: 100, degrees: 0 });
  const [west] = placeNames([{ ...south, line: south.line.toReversed() }]);
  expect(west?.degrees).toBe(0);
  const [steep] = placeNames([
    {
      text: 'Up',
      line: [
        [-120, 300],
        [-120, -300],
      ],
    },
  ]);
  expect(steep).toMatchObject({ x: -120, degrees: 90 });
});

test('street names avoid each other and the marker', () => {
  const names = placeNames([south, { ...south, text: 'South Lane' }]);
  expect(names).toHaveLength(2);
  const [one, other] = names;
  expect(Math.abs((one?.x ?? 0) - (other?.x ?? 0))).toBeGreaterThan(70);
  const [besideMarker] = placeNames([
    {
      text: 'Main',
      line: [
        [-400, -20],
        [400, -20],
      ],
    },
  ]);
  expect(besideMarker?.x).toBeLessThan(-34);
});

test('a street outside a narrow panel gets no name', () => {
  expect(
    placeNames([
      {
        text: 'Far',
        line: [
          [-400, 300],
          [400, 300],
        ],
      },
    ]),
  ).toEqual([]);
});
