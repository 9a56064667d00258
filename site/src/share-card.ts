/** What a page's share card shows. Only the server asks: nothing of this is in the browser's part. */
import type { Locale } from 'contract/locales.ts';
import { newsTabs, type PageName, pages, paths } from 'contract/paths.ts';
import type { Picture } from 'contract/picture.ts';
import type { Settings } from 'contract/settings.ts';
import type { RouterState } from 'react-router';
import type { AboutData } from './company/about-loader.ts';
import type { ComposedData } from './composed-pages/composed-loader.ts';
import type { ShownHead } from './head.ts';
import type { HomeData } from './home/home-loader.ts';
import type { RecruitmentData } from './jobs/recruitment-loader.ts';
import type { NewsDetailData } from './news/news-detail-loader.ts';
import type { NewsData } from './news/news-loader.ts';
import type { BulkTradeData } from './products/bulk-trade-loader.ts';
import { placesOf } from './products/category-places.ts';
import type { ProductDetailData } from './products/product-detail-loader.ts';
import type { RootData } from './root-loader.ts';
import type { Catalogue } from './text/catalogue.ts';
import { pageText, type PageTextOf } from './text/page-texts.ts';
import type { CokePageData } from './typical-values/coke-page-loader.ts';
import type { Year20Data } from './year20/year20-loader.ts';

export type ShareCard = {
  /** Where the page stands, a word or two above the title; empty where the title says it. */
  section: string;
  title: string;
  company: string;
  /** The hash of a picture of the house. */
  picture: string | undefined;
  /** The address below the language that shows this very card. */
  path: string;
};

type Shown = { title: string; section?: string; picture?: Picture | null | undefined; path?: string };
type Words = { shell: Catalogue['shell']; text: PageTextOf; settings: Settings; query: URLSearchParams };
type WithPage = { page: ComposedData };

type DataOf = { [Name in PageName]: unknown } & {
  home: HomeData;
  about: AboutData;
  petroleumCoke: CokePageData;
  calcinedCoke: CokePageData;
  bulkTrade: BulkTradeData;
  productDetail: ProductDetailData;
  integratedLogistics: ComposedData;
  productionManufacturing: ComposedData;
  industryFinanceCollaboration: ComposedData;
  exportOfServices: ComposedData;
  news: NewsData;
  newsDetail: NewsDetailData;
  socialResponsibility: ComposedData;
  talentDevelopment: WithPage;
  photoAlbum: WithPage;
  talentRecruitment: RecruitmentData;
  supervisionAndReporting: ComposedData;
  year20: Year20Data;
  privacy: ComposedData;
};

/** Titles come from the content and the catalogues alone: nothing that a visitor wrote into an address is ever drawn. */
const cards: { [Name in PageName]: (data: DataOf[Name], words: Words) => Shown | undefined } = {
  home: ({ banners }, { settings }) => ({ title: settings.company.slogan, picture: banners.data[0]?.picture }),
  about: ({ introduction }, { text }) => ({ title: text('company').title, picture: introduction.data.picture }),
  petroleumCoke: ({ page }, { shell }) => composed(page, shell.navigation.mainBusiness.full),
  calcinedCoke: ({ page }, { shell }) => composed(page, shell.navigation.mainBusiness.full),
  bulkTrade: ({ categories, list, choice, chosen, unasked }, { shell, text }) => {
    const isOne = choice.keyword === '' && !unasked;
    const place = isOne ? placesOf(categories.data).find(({ category }) => category.id === chosen) : undefined;
    const { title } = text('products');
    if (place === undefined) return { title, section: shell.navigation.businessAreas.full, path: paths.bulkTrade() };
    const { id, itemTypeName } = place.category;
    const picture = list.found?.products.content[0]?.picture;
    return { title: itemTypeName, section: title, picture, path: paths.bulkTrade(id) };
  },
  productDetail: ({ product: { data } }, { text }) => ({
    title: data.itemName,
    section: text('products').title,
    picture: data.picLists[0]?.picture,
  }),
  integratedLogistics: (page, { shell }) => composed(page, shell.navigation.businessAreas.full),
  productionManufacturing: (page, { shell }) => composed(page, shell.navigation.businessAreas.full),
  industryFinanceCollaboration: (page, { shell }) => composed(page, shell.navigation.businessAreas.full),
  exportOfServices: (page, { shell }) => composed(page, shell.navigation.businessAreas.full),
  news: ({ tab, list }, { shell, text }) => {
    const picture = list.found?.content[0]?.picture;
    const { title } = text('news');
    if (tab === newsTabs[0]) return { title, picture, path: paths.news() };
    return { title: shell.pages[tab], section: title, picture, path: paths.news(tab) };
  },
  newsDetail: ({ item: { data } }, { text }) => ({
    title: data.title,
    section: text('news').title,
    picture: data.picture,
  }),
  socialResponsibility: (page) => composed(page),
  talentDevelopment: ({ page }) => composed(page),
  photoAlbum: ({ page }, { shell }) => composed(page, shell.navigation.talentDevelopment.full),
  talentRecruitment: ({ page, type, posts }, { text, query }) => {
    const post = posts.content.find(({ postNo }) => postNo === query.get('post'));
    return {
      title: post?.postName ?? text('jobs').kinds[type],
      section: page.data.title,
      picture: page.data.picture,
      path: paths.talentRecruitment(type, post?.postNo),
    };
  },
  supervisionAndReporting: (page) => composed(page),
  contact: (_data, { text }) => ({ title: text('contact').title }),
  year20: ({ page, banners }) => ({ title: page.data.title, picture: page.data.picture ?? banners.data[0]?.picture }),
  privacy: (page) => composed(page),
  message: () => undefined,
  report: () => undefined,
  submission: () => undefined,
  search: () => undefined,
};

function composed({ data }: ComposedData, section?: string): Shown {
  return { title: data.title, picture: data.picture, ...(section !== undefined && { section }) };
}

/** The card of the page that is shown; none where the page is not to be found: those share the house's own. */
export function shareCardOf(
  shown: Pick<RouterState, 'matches' | 'loaderData' | 'errors' | 'location'>,
  head: ShownHead,
  { shell }: Catalogue,
  locale: Locale,
): ShareCard | undefined {
  const root: RootData | undefined = shown.loaderData['root'];
  const page = shown.matches.at(-1)?.route;
  const name = pageNames.find((known) => pages[known].pattern === page?.path);
  if (shown.errors || head.noindex || root === undefined || page === undefined || name === undefined) return undefined;
  const words: Words = {
    shell,
    text: (feature) => pageText(locale, feature),
    settings: root.data,
    query: new URLSearchParams(shown.location.search),
  };
  const card = cards[name](shown.loaderData[page.id], words);
  if (card === undefined) return undefined;
  const { title, section = '', picture, path = head.path } = card;
  const isRaster = picture !== undefined && picture !== null && picture.widths.length > 0;
  return {
    title,
    section: section === title ? '' : section,
    company: root.data.company.shortName,
    picture: isRaster ? picture.hash : undefined,
    path,
  };
}

const pageNames: readonly PageName[] = Object.keys(pages).filter((name): name is PageName => name in pages);
