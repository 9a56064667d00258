import { albumIds, getAlbum, getBanners } from 'contract/pictures.ts';
import { Refusal } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import { listAlbumPictures, listBanners } from './store.ts';
import { viewAlbumPicture, viewBanner } from './view.ts';

export const pictureRoutes = [
  serve(getBanners, async ({ db }, { type }, { locale }) => {
    if (type !== '1' && type !== '2') throw new Refusal('notFound');
    const banners = await listBanners(db, type === '1' ? 'home' : 'anniversary');
    return { data: banners.map((row) => viewBanner(row, locale)) };
  }),

  serve(getAlbum, async ({ db }, { id }, { locale }) => {
    const albumId = Object.values(albumIds).find((known) => String(known) === id);
    if (albumId === undefined) throw new Refusal('notFound');
    const pictures = await listAlbumPictures(db, albumId);
    return { data: [{ id: albumId, picList: pictures.map((row) => viewAlbumPicture(row, locale)) }] };
  }),
];
