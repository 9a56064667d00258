import { paths } from 'contract/urls/paths.ts';
import { productPath } from 'contract/products/product-path.ts';
import type { ResultKind } from 'contract/search.ts';
import { searchablePages } from './searchable-pages.ts';
import type { FoundEntry } from './store.ts';

/** The path below the language, or the external URL of news. */
export function pathOfEntry(kind: ResultKind, { key, place }: FoundEntry): string {
  const { itemNo = '', aboutType, externalUrl, postType, postNo } = place;
  if (kind === 'page') return searchablePages.get(key) ?? paths.home();
  if (kind === 'job') return paths.talentRecruitment(postType === 2 ? 2 : 1, postNo);
  if (kind === 'news') return externalUrl ?? paths.newsDetail(Number(key));
  return productPath({ itemNo, aboutType });
}
