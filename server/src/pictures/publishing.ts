import { contentKinds } from 'contract/console/content-kinds.ts';
import { paths } from 'contract/urls/paths.ts';
import { albumIds } from 'contract/media/pictures.ts';
import { beijingTimestamp, parseBeijingTimestamp } from '../database/beijing-time.ts';
import type { Localized } from 'contract/localized.ts';
import { definePublishing } from '../publishing/definition.ts';
import { publicTable } from '../publishing/public-table.ts';

const json = JSON.stringify;
const empty: Localized = { cn: '' };

const banners = publicTable('banner');

export const bannerPublishing = definePublishing('banner', contentKinds.banner.body, {
  newId: banners.newId,
  pathsOf: ({ body: { placement } }) => [placement === 'home' ? paths.home() : paths.year20()],
  project: (db, { id, body, visibleIn, position }) =>
    banners.saveRow(db, id, {
      placement: body.placement,
      picture: body.picture,
      film: body.film,
      mainTitle: json(body.mainTitle),
      subTitle: json(body.subTitle ?? empty),
      label: json(body.label),
      picArea: body.picArea,
      link: body.link,
      position,
      visibleIn,
    }),
  remove: banners.removeRow,
  existingRows: async (db) => {
    const rows = await banners.rowsWithoutItem(db, 'banner');
    return rows.map(({ id, position, picArea, visibleIn: _all, ...body }) => ({
      id: String(id),
      // Any other number means the right (W5).
      body: { ...body, picArea: picArea === 1 || picArea === 2 ? picArea : 3 },
      position,
    }));
  },
});

type AlbumId = (typeof albumIds)[keyof typeof albumIds];

const albumPaths: Record<AlbumId, () => string> = {
  [albumIds.talent]: paths.photoAlbum,
  [albumIds.honour]: () => paths.about('honor'),
  [albumIds.teamStyle]: () => paths.about('teamStyle'),
};

function isAlbumId(id: number): id is AlbumId {
  return Object.hasOwn(albumPaths, id);
}

const albumPictures = publicTable('albumPicture');

export const albumPublishing = definePublishing('albumPicture', contentKinds.albumPicture.body, {
  newId: albumPictures.newId,
  pathsOf: ({ body }) => [albumPaths[body.albumId]()],
  problemsOf: ({ award }, locale) => {
    const [from, to] = [award?.from ?? '', award?.to ?? '9999'];
    return locale === null && from > to ? [{ field: 'award/to', locale: null, code: 'outOfRange' }] : [];
  },
  project: (db, { id, body, visibleIn, position, firstLiveAt }) =>
    albumPictures.saveRow(db, id, {
      albumId: body.albumId,
      picture: body.picture,
      name: json(body.name),
      createdAt: body.createdAt === null ? firstLiveAt : parseBeijingTimestamp(body.createdAt),
      award: body.award && json(body.award),
      position,
      visibleIn,
    }),
  remove: albumPictures.removeRow,
  existingRows: async (db) => {
    const rows = await albumPictures.rowsWithoutItem(db, 'albumPicture');
    return rows.flatMap(({ id, albumId, position, createdAt, visibleIn: _all, ...body }) =>
      isAlbumId(albumId)
        ? [{ id: String(id), body: { ...body, albumId, createdAt: beijingTimestamp(createdAt) }, position }]
        : [],
    );
  },
});
