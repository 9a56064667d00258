import type { Database } from '../database/open.ts';

export function listBanners(db: Database, placement: 'home' | 'anniversary') {
  return db
    .selectFrom('banner')
    .selectAll()
    .where('placement', '=', placement)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export function listAlbumPictures(db: Database, albumId: number) {
  return db
    .selectFrom('albumPicture')
    .select(['picture', 'name', 'createdAt'])
    .where('albumId', '=', albumId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}
