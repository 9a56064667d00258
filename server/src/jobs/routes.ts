import { listJobPosts } from 'contract/jobs.ts';
import type { Database } from '../database/open.ts';
import { serve } from '../http/serve.ts';
import { findOpenApplication, listOpenPosts } from './store.ts';
import { toJobPost } from './view.ts';

export const jobRoutes = [
  serve(listJobPosts, async ({ db }: { db: Database }, { postType, page, size }, { locale }) => {
    const [{ rows, total }, openApplication] = await Promise.all([
      listOpenPosts(db, { locale, postType, page, size }),
      findOpenApplication(db, locale),
    ]);
    return {
      content: rows.map((row) => toJobPost(row, locale)),
      totalElements: total,
      openApplication: openApplication && toJobPost(openApplication, locale),
    };
  }),
];
