import type { JobPost } from 'contract/jobs.ts';

/** A post with its index in the response, which the pointers of its fallbacks name. */
export type ListedPost = { post: JobPost; index: number };

export type Location = { key: string; name: string; count: number; index: number };

/** The locations of these posts, in the order of the list, with how many posts are there. */
export function locationsOf(posts: readonly JobPost[]): Location[] {
  const locations = new Map<string, Location>();
  for (const [index, { workAreaKey, workArea }] of posts.entries()) {
    const location = locations.get(workAreaKey) ?? { key: workAreaKey, name: workArea, count: 0, index };
    location.count += 1;
    locations.set(workAreaKey, location);
  }
  return [...locations.values()];
}

/** The posts at a location; all without one. */
export function postsAt(posts: readonly JobPost[], location: string | undefined): ListedPost[] {
  const listed = posts.map((post, index) => ({ post, index }));
  return location === undefined ? listed : listed.filter(({ post }) => post.workAreaKey === location);
}
