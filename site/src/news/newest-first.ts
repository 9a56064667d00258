import type { NewsRow } from 'contract/news.ts';

type Listed = { item: Pick<NewsRow, 'createTime'> };

/** The server puts pinned items first. A list that does not mark them is by date. */
export function newestFirst<Of extends Listed>(news: readonly Of[]): Of[] {
  return news.toSorted((one, other) => other.item.createTime.localeCompare(one.item.createTime));
}
