import { contentKinds } from 'contract/console/content-kinds.ts';
import { paths } from 'contract/paths.ts';
import { albumIds } from 'contract/pictures.ts';
import { beijingTimestamp, parseBeijingTimestamp } from '../database/beijing-time.ts';
import type { Localized } from 'contract/localized.ts';
import { definePublishing } from '../publishing/definition.ts';
import { nextRowId, withoutItem } from '../publishing/rows.ts';

const json = JSON.stringify;
const empty: Localized = { cn: '' };

export const bannerPublishing = definePublishing('banner', contentKinds.banner.body, {
  newId: (db) => nextRowId(db, 'banner'),
  pathsOf: ({ body: { placement } }) => [placement === 'home' ? paths.home() : paths.year20()],
  project: async (db, { id, body, visibleIn, position }) => {
    const row = {
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
    };
    await db
      .insertInto('banner')
      .values({ id: Number(id), ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  },
  remove: async (db, id) => {
    await db.deleteFrom('banner').where('id', '=', Number(id)).execute();
  },
  existingRows: async (db) => {
    const rows = await db.selectFrom('banner').selectAll().where(withoutItem('banner', 'banner.id')).execute();
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

export const albumPublishing = definePublishing('albumPicture', contentKinds.albumPicture.body, {
  newId: (db) => nextRowId(db, 'album_picture'),
  pathsOf: ({ body }) => [albumPaths[body.albumId]()],
  project: async (db, { id, body, visibleIn, position, firstLiveAt }) => {
    const row = {
      albumId: body.albumId,
      picture: body.picture,
      name: json(body.name),
      createdAt: body.createdAt === null ? firstLiveAt : parseBeijingTimestamp(body.createdAt),
      position,
      visibleIn,
    };
    await db
      .insertInto('albumPicture')
      .values({ id: Number(id), ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  },
  remove: async (db, id) => {
    await db.deleteFrom('albumPicture').where('id', '=', Number(id)).execute();
  },
  existingRows: async (db) => {
    const rows = await db
      .selectFrom('albumPicture')
      .selectAll()
      .where(withoutItem('albumPicture', 'albumPicture.id'))
      .execute();
    return rows.flatMap(({ id, albumId, position, createdAt, visibleIn: _all, ...body }) =>
      isAlbumId(albumId)
        ? [{ id: String(id), body: { ...body, albumId, createdAt: beijingTimestamp(createdAt) }, position }]
        : [],
    );
  },
});
