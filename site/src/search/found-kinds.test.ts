import { expect, it } from 'vitest';
import { foundKinds } from './found-kinds.ts';

const hit = { text: 'logistics', hit: true };
const rest = { text: ' at one desk', hit: false };

it('begins with the kinds whose best result has the query in its title', () => {
  const hits = [
    { kind: 'news', title: [rest] },
    { kind: 'news', title: [hit] },
    { kind: 'job', title: [rest] },
    { kind: 'page', title: [rest, hit] },
  ] as const;
  const found = hits.map(({ kind, title }) => ({ kind, title: [...title] }));
  expect(foundKinds({ totals: { product: 0, news: 2, job: 1, page: 1 }, hits: found })).toEqual([
    'page',
    'news',
    'job',
  ]);
});
