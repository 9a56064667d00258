import { expect, it } from 'vitest';
import { latinLetter } from './keyboard.ts';

it('reads a key under a Russian layout as its Latin letter', () => {
  expect(latinLetter({ key: 'ы', code: 'KeyS' })).toBe('s');
  expect(latinLetter({ key: 'Ы', code: 'KeyS' })).toBe('s');
});

it('leaves other layouts alone, where a letter stands on another key', () => {
  expect(latinLetter({ key: 'Z', code: 'KeyY' })).toBe('z');
  expect([latinLetter({ key: '\\', code: 'Backslash' }), latinLetter({ key: 'х', code: 'BracketLeft' })]).toEqual([
    '\\',
    'х',
  ]);
});
