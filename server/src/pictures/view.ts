import type { Locale } from 'contract/locales.ts';
import type { Facts } from 'contract/settings.ts';
import type { AlbumPicture, Banner } from 'contract/pictures.ts';
import { give, type Localized } from '../database/localized.ts';
import { beijingMoment } from '../database/moment.ts';
import { type FilmRegistry, viewFilm } from '../films/registry.ts';
import type { Unresolved } from '../http/fallback.ts';
import { type PictureRegistry, viewPicturePath } from './registry.ts';
import { withFacts } from '../settings/facts.ts';

type StoredBanner = {
  picture: string;
  film: string | null;
  mainTitle: Localized;
  subTitle: Localized;
  label: Localized;
  picArea: number;
  link: string;
};

export function viewBanner(
  row: StoredBanner,
  { facts, pictures, films }: { facts: Facts; pictures: PictureRegistry; films: FilmRegistry },
  locale: Locale,
): Unresolved<Banner> {
  const { picturePath, picture } = viewPicturePath(pictures, row.picture, locale);
  const film = viewFilm(films, row.film);
  return {
    picturePath: film?.mp4 ?? picturePath,
    picture,
    film,
    mainTitle: give(withFacts(row.mainTitle, facts), locale),
    subTitle: give(withFacts(row.subTitle, facts), locale),
    picArea: row.picArea,
    label: give(row.label, locale),
    link: row.link,
  };
}

type StoredPicture = { picture: string; name: Localized; createdAt: Date };

/** An album without the pictures that are not there any more: they leave no hole. */
export function viewAlbum(
  rows: StoredPicture[],
  pictures: PictureRegistry,
  locale: Locale,
): Unresolved<AlbumPicture>[] {
  return rows.flatMap((row) => {
    const { picturePath, picture } = viewPicturePath(pictures, row.picture, locale);
    if (picture === null) return [];
    return [{ picturePath, picture, picName: give(row.name, locale), createTime: beijingMoment(row.createdAt) }];
  });
}
