import type { Locale } from 'contract/locales.ts';
import { isVisibleIn } from '../database/localized.ts';
import type { Database } from '../database/open.ts';

export type JobPage = { locale: Locale; postType: number | undefined; page: number; size: number };

function openPosts(db: Database, locale: Locale) {
  return db.selectFrom('jobPost').where('open', '=', true).where(isVisibleIn(locale));
}

/** The post for those whom no other fits: the first, if staff have written several. */
export function findOpenApplication(db: Database, locale: Locale) {
  return openPosts(db, locale)
    .selectAll()
    .where('isOpenApplication', '=', true)
    .orderBy('position')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** One page of the open posts; a page past the end returns the last one (W3). */
export async function listOpenPosts(db: Database, { locale, postType, page, size }: JobPage) {
  let posts = openPosts(db, locale).where('isOpenApplication', '=', false);
  if (postType !== undefined) posts = posts.where('postType', '=', postType);
  const { count } = await posts.select((eb) => eb.fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  const total = Number(count);
  const lastPage = Math.max(0, Math.ceil(total / size) - 1);
  const rows = await posts
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .offset(Math.min(page, lastPage) * size)
    .limit(size)
    .execute();
  return { rows, total };
}
