import { albumIds, getAlbum, getBanners } from 'contract/pictures.ts';
import { Refusal } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import { readSettings } from '../settings/store.ts';
import { listAlbumPictures, listBanners } from './store.ts';
import { viewAlbumPicture, viewBanner } from './view.ts';

export const pictureRoutes = [
  serve(getBanners, async ({ db }, { type }, { locale }) => {
    if (type !== '1' && type !== '2') throw new Refusal('notFound');
    const placement = type === '1' ? 'home' : 'anniversary';
    const [banners, { facts }] = await Promise.all([listBanners(db, placement), readSettings(db)]);
    return { data: banners.map((row) => viewBanner(row, facts, locale)) };
  }),

  serve(getAlbum, async ({ db }, { id }, { locale }) => {
    const albumId = Object.values(albumIds).find((known) => String(known) === id);
    if (albumId === undefined) throw new Refusal('notFound');
    const pictures = await listAlbumPictures(db, albumId);
    return { data: [{ id: albumId, picList: pictures.map((row) => viewAlbumPicture(row, locale)) }] };
  }),
];
