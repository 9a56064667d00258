import { expect, it } from 'vitest';
import { countShiftPresses, type PressedKey } from './shift-presses.ts';

const shift: PressedKey = {
  key: 'Shift',
  repeat: false,
  isComposing: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
};
const letter = { ...shift, key: 'A' };

/** What each press answers; a press is a key and the time it comes at. */
function answers(...presses: [PressedKey, number][]): boolean[] {
  const { pressed } = countShiftPresses();
  return presses.map(([key, at]) => pressed(key, at));
}

it('answers at the third press', () => {
  expect(answers([shift, 100], [shift, 900], [shift, 2100])).toEqual([false, false, true]);
});

it('starts anew when it took longer than two seconds', () => {
  expect(answers([shift, 0], [shift, 1500], [shift, 2001])).toEqual([false, false, false]);
  expect(answers([shift, 0], [shift, 1500], [shift, 2001], [shift, 3400])).toEqual([false, false, false, true]);
});

it('is not reached by capital letters, nor by a click between', () => {
  const words: [PressedKey, number][] = [0, 100, 200, 300].flatMap((at) => [
    [shift, at],
    [letter, at + 50],
  ]);
  expect(answers(...words)).not.toContain(true);
  const { pressed, interrupted } = countShiftPresses();
  expect([pressed(shift, 0), pressed(shift, 10)]).toEqual([false, false]);
  interrupted();
  expect(pressed(shift, 20)).toBe(false);
});

it('is not reached by holding the key, by changing the language, or while a word is composed', () => {
  const held = { ...shift, repeat: true };
  expect(answers([shift, 0], [held, 500], [held, 530], [held, 560])).not.toContain(true);
  for (const other of [
    { ...shift, altKey: true },
    { ...shift, ctrlKey: true },
    { ...shift, metaKey: true },
    { ...shift, isComposing: true },
  ])
    expect(answers([other, 0], [other, 100], [other, 200])).not.toContain(true);
});
