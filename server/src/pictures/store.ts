import type { Locale } from 'contract/locales.ts';
import { isVisibleIn } from '../database/localized.ts';
import type { Database } from '../database/open.ts';

export function listBanners(db: Database, placement: 'home' | 'anniversary', locale: Locale) {
  return db
    .selectFrom('banner')
    .selectAll()
    .where('placement', '=', placement)
    .where(isVisibleIn(locale))
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export function listAlbumPictures(db: Database, albumId: number, locale: Locale) {
  return db
    .selectFrom('albumPicture')
    .select(['picture', 'name', 'createdAt', 'award'])
    .where('albumId', '=', albumId)
    .where(isVisibleIn(locale))
    .orderBy('position')
    .orderBy('id')
    .execute();
}
