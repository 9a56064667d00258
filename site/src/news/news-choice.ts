import { choiceFromQuery, type NewsTab, newsTabs, paths } from 'contract/urls/paths.ts';

/** Items per page; the first size is the default. */
export const newsSizes = [9, 12, 15] as const;

export type NewsSize = (typeof newsSizes)[number];

export function tabIn(query: URLSearchParams): NewsTab {
  return choiceFromQuery(query, 'tab', newsTabs) ?? newsTabs[0];
}

export function sizeIn(query: URLSearchParams): NewsSize {
  return newsSizes.find((size) => String(size) === query.get('size')) ?? newsSizes[0];
}

export function yearIn(query: URLSearchParams): number | undefined {
  const text = query.get('year') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;
}

export type NewsChoice = { tab: NewsTab; size: NewsSize; year: number | undefined };

/** The URL omits default values. */
export function newsListPath({ tab, size, year }: NewsChoice, page: number): string {
  return paths.news(tab, page, { size: size === newsSizes[0] ? undefined : size, year });
}
