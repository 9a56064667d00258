import { pages, paths } from 'contract/paths.ts';
import { aboutTypes } from 'contract/products.ts';
import type { HitKind } from 'contract/search.ts';
import type { FoundEntry } from './store.ts';

/** Where the words of each page are read: composed pages by their names, and what the company says about itself. */
export const pagePlaces: ReadonlyMap<string, string> = new Map([
  ...Object.entries(pages)
    .filter(([, { pattern }]) => !pattern.includes(':'))
    .map(([name, { pattern }]): [string, string] => [name, pattern]),
  ['talentRecruitment', paths.talentRecruitment(1)],
  ['socialResponsibility', paths.socialResponsibility()],
  ['company', paths.about('company')],
  ['history', paths.about('history')],
  ['culture', paths.about('culture')],
]);

/** The path below the language, or the address elsewhere of news that lives there. */
export function placeOf(kind: HitKind, { key, place }: FoundEntry): string {
  const { itemNo = '', aboutType, externalUrl, postType, postNo } = place;
  if (kind === 'page') return pagePlaces.get(key) ?? paths.home();
  if (kind === 'job') return paths.talentRecruitment(postType === 2 ? 2 : 1, postNo);
  if (kind === 'news') return externalUrl ?? paths.newsDetail(Number(key));
  // The two cokes have pages of their own (W9).
  if (aboutType === aboutTypes.petroleumCoke) return paths.petroleumCoke(itemNo);
  return aboutType === aboutTypes.calcinedCoke ? paths.calcinedCoke() : paths.productDetail(itemNo);
}
