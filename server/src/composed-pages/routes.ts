import { getComposedPage } from 'contract/composed-pages.ts';
import type { Database } from '../database/open.ts';
import type { FilmRegistry } from '../films/registry.ts';
import { HttpError } from '../http/http-error.ts';
import { serve } from '../http/serve.ts';
import type { PictureRegistry } from '../pictures/registry.ts';
import { readSettings } from '../settings/store.ts';
import { findComposedPage } from './store.ts';
import { toComposedPage } from './view.ts';

type ComposedPagesContext = {
  db: Database;
  pictures: () => Promise<PictureRegistry>;
  films: () => Promise<FilmRegistry>;
};

export const composedPageRoutes = [
  serve(getComposedPage, async ({ db, pictures, films }: ComposedPagesContext, { name }, { locale }) => {
    const [page, { facts }, pictureRegistry, filmRegistry] = await Promise.all([
      findComposedPage(db, name),
      readSettings(db),
      pictures(),
      films(),
    ]);
    if (!page) throw new HttpError('notFound');
    return { data: toComposedPage(page, { locale, facts, pictures: pictureRegistry, films: filmRegistry }) };
  }),
];
