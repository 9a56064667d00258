import { getComposedPage } from 'contract/composed-pages.ts';
import { Refusal } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import { findComposedPage } from './store.ts';
import { viewComposedPage } from './view.ts';

export const composedPageRoutes = [
  serve(getComposedPage, async ({ db }, { name }, { locale }) => {
    const page = await findComposedPage(db, name);
    if (!page) throw new Refusal('notFound');
    return { data: viewComposedPage(page, locale) };
  }),
];
