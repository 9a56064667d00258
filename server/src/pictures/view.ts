import type { Locale } from 'contract/locales.ts';
import type { Localized } from 'contract/localized.ts';
import { type AlbumPicture, award, type Banner, type StoredAward } from 'contract/media/pictures.ts';
import type { Facts } from 'contract/settings.ts';
import { resolve } from '../content-fields/resolve.ts';
import { beijingTimestamp } from '../database/beijing-time.ts';
import { pickLocale } from '../database/localized.ts';
import { type FilmRegistry, filmNamed } from '../films/registry.ts';
import type { Unresolved } from '../http/fallback.ts';
import { withFacts } from '../settings/facts.ts';
import { type PictureRegistry, pictureFields } from './registry.ts';

type StoredBanner = {
  picture: string;
  film: string | null;
  mainTitle: Localized;
  subTitle: Localized;
  label: Localized;
  picArea: number;
  link: string;
};

export function toBanner(
  row: StoredBanner,
  { facts, pictures, films }: { facts: Facts; pictures: PictureRegistry; films: FilmRegistry },
  locale: Locale,
): Unresolved<Banner> {
  const { picturePath, picture } = pictureFields(pictures, row.picture, locale);
  const film = filmNamed({ films, pictures }, row.film, locale);
  return {
    picturePath: film?.mp4 ?? film?.webm ?? picturePath,
    picture,
    film,
    mainTitle: pickLocale(withFacts(row.mainTitle, facts), locale),
    subTitle: pickLocale(withFacts(row.subTitle, facts), locale),
    picArea: row.picArea,
    label: pickLocale(row.label, locale),
    link: row.link,
  };
}

type StoredPicture = { picture: string; name: Localized; createdAt: Date; award: StoredAward | null };

/** An album without missing pictures. */
export function toAlbum(rows: StoredPicture[], pictures: PictureRegistry, locale: Locale): Unresolved<AlbumPicture>[] {
  return rows.flatMap((row) => {
    const { picturePath, picture } = pictureFields(pictures, row.picture, locale);
    if (picture === null) return [];
    return [
      {
        picturePath,
        picture,
        picName: pickLocale(row.name, locale),
        createTime: beijingTimestamp(row.createdAt),
        award: row.award === null ? undefined : resolve(award, row.award, { locale }),
      },
    ];
  });
}
