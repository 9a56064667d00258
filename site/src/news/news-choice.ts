import { chosenFromQuery, type NewsTab, newsTabs, paths } from 'contract/paths.ts';

/** Items on one page; the first is what a reader gets who has not chosen. */
export const newsSizes = [9, 12, 15] as const;

export type NewsSize = (typeof newsSizes)[number];

export function tabIn(query: URLSearchParams): NewsTab {
  return chosenFromQuery(query, 'tab', newsTabs) ?? newsTabs[0];
}

export function sizeIn(query: URLSearchParams): NewsSize {
  return newsSizes.find((size) => String(size) === query.get('size')) ?? newsSizes[0];
}

/** What nobody chose is not in the address. */
export function newsAt(tab: NewsTab, page: number, size: NewsSize): string {
  return paths.news(tab, page, size === newsSizes[0] ? undefined : size);
}
