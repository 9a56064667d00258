import { listJobPosts } from 'contract/jobs.ts';
import type { Database } from '../database/open.ts';
import { serve } from '../http/serve.ts';
import { listOpenPosts } from './store.ts';
import { toJobPost } from './view.ts';

export const jobRoutes = [
  serve(listJobPosts, async ({ db }: { db: Database }, { postType, page, size }, { locale }) => {
    const { rows, total } = await listOpenPosts(db, { locale, postType, page, size });
    return { content: rows.map((row) => toJobPost(row, locale)), totalElements: total };
  }),
];
