import { expect, it } from 'vitest';
import { englishForm, russianForm } from './plural.ts';

it('englishForm has one form for one and another for all other numbers', () => {
  expect([0, 1, 2, 21].map((count) => englishForm(count, 'country', 'countries'))).toEqual([
    'countries',
    'country',
    'countries',
    'countries',
  ]);
});

it('russianForm has three forms, and 11 to 14 take the last', () => {
  const form = (count: number) => russianForm(count, 'страна', 'страны', 'стран');
  expect([1, 21, 101].map(form)).toEqual(['страна', 'страна', 'страна']);
  expect([2, 4, 22, 1.5].map(form)).toEqual(['страны', 'страны', 'страны', 'страны']);
  expect([0, 5, 11, 12, 14, 20, 111].map(form)).toEqual(Array.from({ length: 7 }, () => 'стран'));
});
