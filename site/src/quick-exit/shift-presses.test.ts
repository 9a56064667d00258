import { expect, it } from 'vitest';
import { countShiftPresses, type PressedKey } from './shift-presses.ts';

const shift: PressedKey = {
  key: 'Shift',
  repeat: false,
  isComposing: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  getModifierState: () => false,
};
const letter = { ...shift, key: 'A' };

/** The result of each key press; a press is a key and a time. */
function resultsOf(...presses: [PressedKey, number][]): boolean[] {
  const { pressed } = countShiftPresses();
  return presses.map(([key, at]) => pressed(key, at));
}

it('the third press of Shift triggers the exit', () => {
  expect(resultsOf([shift, 100], [shift, 400], [shift, 900])).toEqual([false, false, true]);
});

it('presses more than 0.8 seconds apart are not counted together', () => {
  expect(resultsOf([shift, 0], [shift, 500], [shift, 801])).toEqual([false, false, false]);
  expect(resultsOf([shift, 0], [shift, 500], [shift, 801], [shift, 1300])).toEqual([false, false, false, true]);
});

it('capital letters and a click in between do not count', () => {
  const words: [PressedKey, number][] = [0, 100, 200, 300].flatMap((at) => [
    [shift, at],
    [letter, at + 50],
  ]);
  expect(resultsOf(...words)).not.toContain(true);
  const { pressed, interrupted } = countShiftPresses();
  expect([pressed(shift, 0), pressed(shift, 10)]).toEqual([false, false]);
  interrupted();
  expect(pressed(shift, 20)).toBe(false);
});

it('holding Shift, switching the keyboard language and composing text do not count', () => {
  const held = { ...shift, repeat: true };
  expect(resultsOf([shift, 0], [held, 500], [held, 530], [held, 560])).not.toContain(true);
  for (const other of [
    { ...shift, altKey: true },
    { ...shift, ctrlKey: true },
    { ...shift, metaKey: true },
    { ...shift, isComposing: true },
    { ...shift, getModifierState: (name: string) => name === 'AltGraph' },
  ])
    expect(resultsOf([other, 0], [other, 100], [other, 200])).not.toContain(true);
});
