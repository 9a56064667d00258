import { expect, test } from 'vitest';
import { writeNames } from './plan-names.ts';

const south = { text: 'South Road', line: [[-400, 100] as const, [400, 100] as const] };

test('a name follows its line and is never upside down', () => {
  const [east] = writeNames([south]);
  expect(east).toMatchObject({ text: 'South Road', down: 100, degrees: 0 });
  const [west] = writeNames([{ ...south, line: south.line.toReversed() }]);
  expect(west?.degrees).toBe(0);
  const [steep] = writeNames([
    {
      text: 'Up',
      line: [
        [-120, 300],
        [-120, -300],
      ],
    },
  ]);
  expect(steep).toMatchObject({ across: -120, degrees: 90 });
});

test('names avoid each other and the marker', () => {
  const twins = writeNames([south, { ...south, text: 'South Lane' }]);
  expect(twins).toHaveLength(2);
  const [one, other] = twins;
  expect(Math.abs((one?.across ?? 0) - (other?.across ?? 0))).toBeGreaterThan(70);
  const [through] = writeNames([
    {
      text: 'Main',
      line: [
        [-400, -20],
        [400, -20],
      ],
    },
  ]);
  expect(through?.across).toBeLessThan(-34);
});

test('a line outside a narrow panel has no name', () => {
  expect(
    writeNames([
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
