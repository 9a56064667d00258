import { type PageName, pageNames, paths } from 'contract/urls/paths.ts';
import type { ItemIds } from './item-ids.ts';

/** A lot of the demonstration. */
const sampleLot = '260812010031';

/** One path of every page. A new page without a path here does not compile. */
const example: Record<PageName, (ids: ItemIds) => string> = {
  ...paths,
  about: () => paths.about(),
  petroleumCoke: () => paths.petroleumCoke(),
  calcinedCoke: () => paths.calcinedCoke(),
  bulkTrade: () => paths.bulkTrade(),
  productDetail: ({ product }) => paths.productDetail(product),
  compare: () => paths.compare(['BY-CPC-0101', 'BY-CPC-0201', 'BY-1', 'BY-2A']),
  message: () => paths.message(),
  news: () => paths.news(),
  newsDetail: ({ news }) => paths.newsDetail(news),
  socialResponsibility: () => paths.socialResponsibility(),
  talentRecruitment: () => paths.talentRecruitment(1),
  certificates: () => paths.certificates(sampleLot),
  search: () => paths.search('coke'),
};

export { pageNames };

export function exampleOf(name: PageName, ids: ItemIds): string {
  return example[name](ids);
}
