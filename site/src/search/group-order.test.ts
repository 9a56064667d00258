import { expect, it } from 'vitest';
import { kindsByTitle } from './group-order.ts';

it('begins with the kind that has the closest title', () => {
  const product = {
    kind: 'product' as const,
    title: [
      { text: '1号低硫', hit: false },
      { text: '石油焦', hit: true },
    ],
  };
  const page = { kind: 'page' as const, title: [{ text: '石油焦', hit: true }] };
  expect(kindsByTitle([product, page])).toEqual(['page', 'product', 'news', 'job']);
});

it('keeps the usual order otherwise', () => {
  expect(kindsByTitle([])).toEqual(['product', 'news', 'job', 'page']);
});
