import type { JobPost } from 'contract/jobs.ts';

/** A post with its place in the response, which the pointers of its foreign texts name. */
export type ListedPost = { post: JobPost; index: number };

export type Place = { key: string; name: string; count: number; index: number };

/** The places of these posts, in the order of the list, with how many posts are there. */
export function placesOf(posts: readonly JobPost[]): Place[] {
  const places = new Map<string, Place>();
  for (const [index, { workAreaKey, workArea }] of posts.entries()) {
    const place = places.get(workAreaKey) ?? { key: workAreaKey, name: workArea, count: 0, index };
    place.count += 1;
    places.set(workAreaKey, place);
  }
  return [...places.values()];
}

/** The posts at a place; all without one. */
export function postsAt(posts: readonly JobPost[], place: string | undefined): ListedPost[] {
  const listed = posts.map((post, index) => ({ post, index }));
  return place === undefined ? listed : listed.filter(({ post }) => post.workAreaKey === place);
}
