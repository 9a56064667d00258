import { searchSite } from 'contract/search.ts';
import { serve } from '../http/serve.ts';

export const searchRoutes = [
  serve(searchSite, async () => ({ data: { totals: { product: 0, news: 0, job: 0, page: 0 }, hits: [] } })),
];
