import type { Locale } from 'contract/locales.ts';
import type { AlbumPicture, Banner } from 'contract/pictures.ts';
import { give, type Localized } from '../database/localized.ts';
import { beijingMoment } from '../database/moment.ts';
import { pictureAddress } from '../database/picture-address.ts';
import type { Unresolved } from '../http/fallback.ts';

type StoredBanner = {
  picture: string;
  mainTitle: Localized;
  subTitle: Localized;
  label: Localized;
  picArea: number;
  link: string;
};

export function viewBanner(row: StoredBanner, locale: Locale): Unresolved<Banner> {
  return {
    picturePath: pictureAddress(row.picture),
    mainTitle: give(row.mainTitle, locale),
    subTitle: give(row.subTitle, locale),
    picArea: row.picArea,
    label: give(row.label, locale),
    link: row.link,
  };
}

type StoredPicture = { picture: string; name: Localized; createdAt: Date };

export function viewAlbumPicture(row: StoredPicture, locale: Locale): Unresolved<AlbumPicture> {
  return {
    picturePath: pictureAddress(row.picture),
    picName: give(row.name, locale),
    createTime: beijingMoment(row.createdAt),
  };
}
