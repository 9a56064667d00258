import { albumIds, getAlbum, getBanners } from 'contract/pictures.ts';
import { Refusal } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import { readSettings } from '../settings/store.ts';
import { listAlbumPictures, listBanners } from './store.ts';
import { viewAlbum, viewBanner } from './view.ts';

export const pictureRoutes = [
  serve(getBanners, async ({ db, pictures, films }, { type }, { locale }) => {
    if (type !== '1' && type !== '2') throw new Refusal('notFound');
    const placement = type === '1' ? 'home' : 'anniversary';
    const [banners, { facts }, registry, filmRegistry] = await Promise.all([
      listBanners(db, placement),
      readSettings(db),
      pictures(),
      films(),
    ]);
    return { data: banners.map((row) => viewBanner(row, { facts, pictures: registry, films: filmRegistry }, locale)) };
  }),

  serve(getAlbum, async ({ db, pictures }, { id }, { locale }) => {
    const albumId = Object.values(albumIds).find((known) => String(known) === id);
    if (albumId === undefined) throw new Refusal('notFound');
    const [taken, registry] = await Promise.all([listAlbumPictures(db, albumId), pictures()]);
    return { data: [{ id: albumId, picList: viewAlbum(taken, registry, locale) }] };
  }),
];
