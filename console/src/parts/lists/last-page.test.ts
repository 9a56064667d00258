import { expect, it } from 'vitest';
import { isMissingPage, lastPage } from './last-page.ts';

it('has at least one page, and as many as the rows need', () => {
  expect([0, 1, 50, 51, 100].map((total) => lastPage(total, 50))).toEqual([1, 1, 1, 2, 2]);
});

it('tells a page behind the last one from an empty list', () => {
  expect(isMissingPage({ content: [], totalElements: 50 })).toBe(true);
  expect(isMissingPage({ content: [], totalElements: 0 })).toBe(false);
  expect(isMissingPage({ content: ['row'], totalElements: 51 })).toBe(false);
});
