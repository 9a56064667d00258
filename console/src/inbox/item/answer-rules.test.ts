import { expect, it } from 'vitest';
import { answerWarning, isTypedAnswer } from './answer-rules.ts';

const question = { from: 'visitor', text: 'Цена?' } as const;
const answered = { from: 'staff', text: 'Цена 2 860.' } as const;
const typed = (text: string) => ({ text, seenEntries: 1 });

it('tells who wrote after the answer was begun', () => {
  expect(answerWarning([question], typed('Да'), false)).toBeUndefined();
  expect(answerWarning([question, answered], typed('Да'), false)).toBe('colleague');
  expect(answerWarning([question, answered, question], typed('Да'), true)).toBe('visitor');
  expect(answerWarning([question], typed('Да'), true)).toBe('changed');
  expect(answerWarning([question, answered], typed(''), true), 'nothing is typed').toBeUndefined();
});

it('recognizes its own answer, whose response was lost', () => {
  expect(answerWarning([question, answered], typed('Цена 2 860.\n'), true)).toBe('repeated');
});

it('accepts a stored answer with files that have arrived', () => {
  const file = { fileNo: 'token', fileName: 'a.pdf', bytes: 1 };
  const values = [[file], [], 'a.pdf', [{ ...file, bytes: '1' }], [{ ...file, fileNo: null }], [null]];
  expect(values.map((files) => isTypedAnswer({ ...typed('a'), files }))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

it('accepts only a stored answer', () => {
  const values = [{ text: 'a', seenEntries: 1 }, { text: 'a' }, { text: 1, seenEntries: 1 }, null, 'a'];
  expect(values.map((value) => isTypedAnswer(value))).toEqual([true, false, false, false, false]);
});
