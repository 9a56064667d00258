import type { getAlbum } from 'contract/pictures.ts';
import type { Locale } from 'contract/locales.ts';
import type { Answer } from '../call.ts';
import type { PreviewedPicture } from '../parts/picture-preview.tsx';
import { foreignLang } from '../text/foreign.ts';
import { formatDate } from '../text/format.ts';
import type { PlacedPicture } from './years-of.ts';

export function pictureLang(album: Answer<typeof getAlbum>, place: number): 'zh-Hans' | undefined {
  return foreignLang(album, `/data/0/picList/${place}/picName`);
}

/** A picture of an album as the preview shows it. */
export function previewed(
  album: Answer<typeof getAlbum>,
  { picture, place }: PlacedPicture,
  locale: Locale,
): PreviewedPicture {
  const lang = pictureLang(album, place);
  return {
    picture: picture.picture,
    description: picture.picture.description,
    caption: picture.picName,
    detail: formatDate(locale, picture.createTime),
    descriptionLang: foreignLang(album, `/data/0/picList/${place}/picture/description`),
    captionLang: lang,
  };
}
