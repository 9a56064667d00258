import { choiceFromQuery, type NewsTab, newsTabs, paths } from 'contract/paths.ts';

/** Items per page; the first size is the default. */
export const newsSizes = [9, 12, 15] as const;

export type NewsSize = (typeof newsSizes)[number];

export function tabIn(query: URLSearchParams): NewsTab {
  return choiceFromQuery(query, 'tab', newsTabs) ?? newsTabs[0];
}

export function sizeIn(query: URLSearchParams): NewsSize {
  return newsSizes.find((size) => String(size) === query.get('size')) ?? newsSizes[0];
}

/** The URL omits default values. */
export function newsListPath(tab: NewsTab, page: number, size: NewsSize): string {
  return paths.news(tab, page, size === newsSizes[0] ? undefined : size);
}
