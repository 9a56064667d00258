import type { JobPost } from 'contract/jobs.ts';
import { expect, it } from 'vitest';
import { locationsOf, postsAt } from './locations.ts';

function postIn(workArea: string, postNo: string): JobPost {
  return {
    postNo,
    postName: postNo,
    userNum: 1,
    workArea,
    workAreaKey: workArea.toLowerCase(),
    wages: '',
    createTime: '2026-11-01 09:00:00',
    mainWork: '',
    baseDemand: '',
    states: 1,
  };
}

const posts = [postIn('Dalian', 'A'), postIn('Fushun', 'B'), postIn('Dalian', 'C')];

it('lists each location once, with the number of its posts', () => {
  expect(locationsOf(posts)).toEqual([
    { key: 'dalian', name: 'Dalian', count: 2, index: 0 },
    { key: 'fushun', name: 'Fushun', count: 1, index: 1 },
  ]);
});

it('keeps the index of the response for the posts of a location', () => {
  expect(postsAt(posts, 'dalian').map(({ post, index }) => `${post.postNo}${index}`)).toEqual(['A0', 'C2']);
  expect(postsAt(posts, undefined)).toHaveLength(3);
  expect(postsAt(posts, 'nowhere')).toEqual([]);
});
