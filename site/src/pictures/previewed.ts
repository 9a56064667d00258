import type { ApiResponse } from 'client/call.ts';
import type { Locale } from 'contract/locales.ts';
import type { getAlbum } from 'contract/media/pictures.ts';
import type { PreviewedPicture } from '../parts/media/picture-preview.tsx';
import { fallbackLang } from '../text/fallback-lang.ts';
import { formatDate } from '../text/format.ts';
import type { IndexedPicture } from './album-years.ts';

export function pictureLang(album: ApiResponse<typeof getAlbum>, index: number): 'zh-Hans' | undefined {
  return fallbackLang(album, `/data/0/picList/${index}/picName`);
}

/** Converts a picture of an album for the preview. */
export function previewed(
  album: ApiResponse<typeof getAlbum>,
  { picture, index }: IndexedPicture,
  locale: Locale,
): PreviewedPicture {
  const lang = pictureLang(album, index);
  return {
    picture: picture.picture,
    description: picture.picture.description,
    caption: picture.picName,
    detail: formatDate(locale, picture.createTime),
    descriptionLang: fallbackLang(album, `/data/0/picList/${index}/picture/description`),
    captionLang: lang,
  };
}
