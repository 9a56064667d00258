import { expect, it } from 'vitest';
import { type Typed, typeText } from './typed-value.ts';

/** The values that are written while the text is typed into a cell that has 950, one key after the other. */
function writtenBy(text: string, typed?: Typed): (number | null)[] {
  let last = typed;
  return Array.from(text, (_, index) => {
    last = typeText(text.slice(0, index + 1), last?.value ?? 950, last);
    return last.value;
  });
}

it('puts the value from before the typing back when the text becomes unclear', () => {
  expect(writtenBy('1,200')).toEqual([1, 950, 1.2, 1.2, 950]);
  expect(writtenBy('28O')).toEqual([2, 28, 950]);
});

it('puts it back also after the unclear text was corrected and spoilt again', () => {
  expect(typeText('1200', 950, { text: '1,200', value: 950, before: 950 })).toEqual({
    text: '1200',
    value: 1200,
    before: 950,
  });
  expect(writtenBy('12x', { text: '1,200', value: 950, before: 950 })).toEqual([1, 12, 950]);
});

it('leaves an empty cell empty, and empties a cell whose text is deleted', () => {
  expect(typeText('x', null, undefined).value).toBeNull();
  expect(typeText('', 950, undefined).value).toBeNull();
  expect(typeText('x', null, { text: '', value: null, before: 950 }).value).toBe(950);
});
