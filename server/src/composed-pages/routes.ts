import { getComposedPage } from 'contract/composed-pages.ts';
import { Refusal } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import { readSettings } from '../settings/store.ts';
import { findComposedPage } from './store.ts';
import { viewComposedPage } from './view.ts';

export const composedPageRoutes = [
  serve(getComposedPage, async ({ db, pictures, films }, { name }, { locale }) => {
    const [page, { facts }, pictureRegistry, filmRegistry] = await Promise.all([
      findComposedPage(db, name),
      readSettings(db),
      pictures(),
      films(),
    ]);
    if (!page) throw new Refusal('notFound');
    return { data: viewComposedPage(page, { facts, pictures: pictureRegistry, films: filmRegistry }, locale) };
  }),
];
