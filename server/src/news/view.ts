import type { ContentType, NewsDetail, NewsRow } from 'contract/news.ts';
import type { Locale } from 'contract/locales.ts';
import { give, type Localized, writtenIn } from '../database/localized.ts';
import { beijingMoment } from '../database/moment.ts';
import { cleanRichText } from '../database/rich-text.ts';
import type { Unresolved } from '../http/fallback.ts';
import { type PictureRegistry, pictureAddress, viewPicture } from '../pictures/registry.ts';

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

export function viewNewsRow(row: StoredRow, pictures: PictureRegistry, locale: Locale): Unresolved<NewsRow> {
  return {
    id: row.id,
    title: give(row.title, locale),
    smallContent: give(row.summary, locale),
    createTime: beijingMoment(row.publishedAt),
    mainPicUrl: pictureAddress(pictures, row.picture),
    picture: viewPicture(pictures, row.picture, locale),
    wxUrl: row.externalUrl ?? undefined,
    contentType: row.contentType,
    pinned: row.pinned,
  };
}

type Neighbour = { id: number; title: Localized } | undefined;

export function viewNewsDetail(
  item: StoredItem,
  neighbours: { newer: Neighbour; older: Neighbour },
  pictures: PictureRegistry,
  locale: Locale,
): Unresolved<NewsDetail> {
  const link = (neighbour: Neighbour) => neighbour && { id: neighbour.id, title: give(neighbour.title, locale) };
  return {
    ...viewNewsRow(item, pictures, locale),
    content: cleanRichText(give(item.content, locale)),
    editor: give(item.editor, locale),
    contentPre: link(neighbours.newer),
    contentAfter: link(neighbours.older),
    languages: writtenIn([item.title, item.content]),
  };
}
