import type { Locale } from 'contract/locales.ts';
import type { Localized } from 'contract/localized.ts';
import type { ContentType, NewsDetail, NewsRow } from 'contract/news.ts';
import { beijingTimestamp } from '../database/beijing-time.ts';
import { pickLocale, writtenIn } from '../database/localized.ts';
import { sanitizeRichText } from '../content-fields/rich-text.ts';
import type { Unresolved } from '../http/fallback.ts';
import { type PictureRegistry, pictureUrl, pictureNamed, textPicture } from '../pictures/registry.ts';

type StoredRow = {
  id: number;
  title: Localized;
  summary: Localized;
  publishedAt: Date;
  picture: string;
  externalUrl: string | null;
  contentType: ContentType;
  pinned: boolean;
};

type StoredItem = StoredRow & { content: Localized; editor: Localized };

export function toNewsRow(row: StoredRow, pictures: PictureRegistry, locale: Locale): Unresolved<NewsRow> {
  return {
    id: row.id,
    title: pickLocale(row.title, locale),
    smallContent: pickLocale(row.summary, locale),
    createTime: beijingTimestamp(row.publishedAt),
    mainPicUrl: pictureUrl(pictures, row.picture),
    picture: pictureNamed(pictures, row.picture, locale),
    wxUrl: row.externalUrl ?? undefined,
    contentType: row.contentType,
    pinned: row.pinned,
  };
}

type Neighbour = { id: number; title: Localized } | undefined;

export function toNewsDetail(
  item: StoredItem,
  { newer, older, related }: { newer: Neighbour; older: Neighbour; related: StoredRow[] },
  pictures: PictureRegistry,
  locale: Locale,
): Unresolved<NewsDetail> {
  const link = (neighbour: Neighbour) => neighbour && { id: neighbour.id, title: pickLocale(neighbour.title, locale) };
  return {
    ...toNewsRow(item, pictures, locale),
    content: sanitizeRichText(pickLocale(item.content, locale), (src) => textPicture(pictures, src)),
    editor: pickLocale(item.editor, locale),
    contentPre: link(newer),
    contentAfter: link(older),
    related: related.map((row) => toNewsRow(row, pictures, locale)),
    languages: writtenIn([item.title, item.content]),
  };
}
