import { expect, it } from 'vitest';
import { changeChoice, wasChosen } from './compare-choice.ts';

const boxes = (values: readonly string[], checked: readonly string[]) =>
  values.map((value) => ({ value, checked: checked.includes(value) }));

it('keeps the choice of the other pages of a list, and of no other list', () => {
  const [first, second] = [
    ['a', 'b'],
    ['c', 'd'],
  ] as const;
  expect(changeChoice('list', boxes(first, ['b']))).toEqual(['b']);
  expect(changeChoice('list', boxes(second, ['c', 'd']))).toEqual(['b', 'c', 'd']);
  expect(changeChoice('list', boxes(second, ['d']))).toEqual(['b', 'd']);
  expect(changeChoice('list', boxes(first, []))).toEqual(['d']);
});

it('checks what was chosen in a list, and in a list that is shown first what is checked already', () => {
  changeChoice('known', boxes(['a', 'b'], ['a']));
  expect(boxes(['a', 'b'], ['b']).map((box) => wasChosen('known', box))).toEqual([true, false]);
  expect(boxes(['a', 'b'], ['b']).map((box) => wasChosen('new', box))).toEqual([false, true]);
});

it('has a value once that two boxes have, while one of them is checked', () => {
  const twice = (one: boolean, other: boolean) => [
    { value: 'a', checked: one },
    { value: 'a', checked: other },
  ];
  expect(changeChoice('twice', twice(true, false))).toEqual(['a']);
  expect(changeChoice('twice', twice(true, true))).toEqual(['a']);
  expect(changeChoice('twice', twice(false, false))).toEqual([]);
});
