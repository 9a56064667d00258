import type { Locale } from 'contract/locales.ts';
import type { Facts } from 'contract/settings.ts';
import type { AlbumPicture, Banner } from 'contract/pictures.ts';
import { give, type Localized } from '../database/localized.ts';
import { beijingMoment } from '../database/moment.ts';
import { pictureAddress } from '../database/picture-address.ts';
import type { Unresolved } from '../http/fallback.ts';
import { withFacts } from '../settings/facts.ts';

type StoredBanner = {
  picture: string;
  mainTitle: Localized;
  subTitle: Localized;
  label: Localized;
  picArea: number;
  link: string;
};

export function viewBanner(row: StoredBanner, facts: Facts, locale: Locale): Unresolved<Banner> {
  return {
    picturePath: pictureAddress(row.picture),
    mainTitle: give(withFacts(row.mainTitle, facts), locale),
    subTitle: give(withFacts(row.subTitle, facts), locale),
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
