import { getComposedPage } from 'contract/composed-pages.ts';
import { Refusal } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import { readSettings } from '../settings/store.ts';
import { findComposedPage } from './store.ts';
import { viewComposedPage } from './view.ts';

export const composedPageRoutes = [
  serve(getComposedPage, async ({ db }, { name }, { locale }) => {
    const [page, { facts }] = await Promise.all([findComposedPage(db, name), readSettings(db)]);
    if (!page) throw new Refusal('notFound');
    return { data: viewComposedPage(page, facts, locale) };
  }),
];
