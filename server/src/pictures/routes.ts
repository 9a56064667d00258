import { albumIds, getAlbum, getBanners } from 'contract/media/pictures.ts';
import type { Database } from '../database/open.ts';
import type { FilmRegistry } from '../films/registry.ts';
import { HttpError } from '../http/http-error.ts';
import { serve } from '../http/serve.ts';
import { readSettings } from '../settings/store.ts';
import type { PictureRegistry } from './registry.ts';
import { listAlbumPictures, listBanners } from './store.ts';
import { toAlbum, toBanner } from './view.ts';

type PicturesContext = { db: Database; pictures: () => Promise<PictureRegistry>; films: () => Promise<FilmRegistry> };

export const pictureRoutes = [
  serve(getBanners, async ({ db, pictures, films }: PicturesContext, { type }, { locale }) => {
    if (type !== '1' && type !== '2') throw new HttpError('notFound');
    const placement = type === '1' ? 'home' : 'anniversary';
    const [banners, { facts }, registry, filmRegistry] = await Promise.all([
      listBanners(db, placement, locale),
      readSettings(db),
      pictures(),
      films(),
    ]);
    return { data: banners.map((row) => toBanner(row, { facts, pictures: registry, films: filmRegistry }, locale)) };
  }),

  serve(getAlbum, async ({ db, pictures }: PicturesContext, { id }, { locale }) => {
    const albumId = Object.values(albumIds).find((known) => String(known) === id);
    if (albumId === undefined) throw new HttpError('notFound');
    const [rows, registry] = await Promise.all([listAlbumPictures(db, albumId, locale), pictures()]);
    return { data: [{ id: albumId, picList: toAlbum(rows, registry, locale) }] };
  }),
];
