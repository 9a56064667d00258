import type { ApiResponse } from 'client/call.ts';
import type { getDictionary } from 'contract/dictionaries.ts';
import type { getTopNews, listNews } from 'contract/news.ts';
import type { PartResult } from '../gateway/route-errors.ts';
import type { NewsChoice } from './news-choice.ts';

export type NewsData = NewsChoice & {
  /** The names of the tabs, and the kind of news that each shows. */
  dictionary: ApiResponse<typeof getDictionary>;
  list: PartResult<ApiResponse<typeof listNews>>;
  top: ApiResponse<typeof getTopNews>;
  /** The years in which the tab has items. */
  years: readonly { year: number; count: number }[];
  /** The page number, counted from one. */
  page: number;
};
