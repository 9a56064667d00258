import type { Locale } from 'contract/locales.ts';
import { type PageName, pages } from 'contract/paths.ts';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { redirect, type RouteObject } from 'react-router';
import type { Call } from './call.ts';
import type { ComingName } from './coming/coming-page.tsx';
import { FailurePage } from './failure/failure-page.tsx';
import type { Page, ServedHandle } from './page.ts';
import { notFound, refusing } from './refuse.ts';
import { loadRoot } from './root-loader.ts';
import { Root } from './root.tsx';
import { loadPageText, type PageTextName } from './text/page-texts.ts';

type RoutesOptions = { call: Call; locale: Locale; Frame?: ComponentType<{ children: ReactNode }> };

/** One route table for the hash router, the browser router and the server. `Frame` goes around everything that prints addresses. */
export function makeRoutes({ call: plainCall, locale, Frame = Fragment }: RoutesOptions): RouteObject[] {
  const call = refusing(plainCall);
  return [
    {
      id: 'root',
      element: (
        <Frame>
          <Root />
        </Frame>
      ),
      errorElement: (
        <Frame>
          <FailurePage />
        </Frame>
      ),
      loader: () => loadRoot(call),
      // Settings do not change under a visitor; asking again on every step would only delay it.
      shouldRevalidate: () => false,
      children: [{ errorElement: <FailurePage />, children: [...pageRoutes(call, locale), ...otherRoutes] }],
    },
  ];
}

/** Nothing of these is ever shown, which an `element` of null has to say. */
const otherRoutes: RouteObject[] = [
  { path: '/logo', element: null, loader: () => redirect('/') },
  { path: '/index', element: null, loader: () => redirect('/') },
  { path: '*', element: null, loader: () => Promise.reject(notFound()) },
];

type Pattern = { pattern: string };

function pageRoutes(call: Call, locale: Locale): RouteObject[] {
  const route = ({ pattern }: Pattern, words: PageTextName, importPage: () => Promise<Page>): RouteObject => ({
    path: pattern,
    lazy: async () => {
      const [{ load, handle, ...page }] = await Promise.all([importPage(), loadPageText(locale, words)]);
      const served: ServedHandle = { ...handle, words };
      return { ...page, handle: served, loader: ({ request, params }) => load(call, { request, params }) };
    },
  });
  const coming = (page: Pattern, name: ComingName) =>
    route(page, 'coming', async () => (await import('./coming/coming-page.tsx')).comingPage(name));
  const routes = {
    home: route(pages.home, 'home', async () => (await import('./home/home-page.tsx')).homePage),
    about: route(pages.about, 'company', async () => (await import('./company/about-page.tsx')).aboutPage),
    petroleumCoke: coming(pages.petroleumCoke, 'petroleumCoke'),
    calcinedCoke: coming(pages.calcinedCoke, 'calcinedCoke'),
    bulkTrade: route(
      pages.bulkTrade,
      'products',
      async () => (await import('./products/bulk-trade-page.tsx')).bulkTradePage,
    ),
    productDetail: route(
      pages.productDetail,
      'products',
      async () => (await import('./products/product-detail-page.tsx')).productDetailPage,
    ),
    integratedLogistics: coming(pages.integratedLogistics, 'integratedLogistics'),
    productionManufacturing: coming(pages.productionManufacturing, 'productionManufacturing'),
    industryFinanceCollaboration: coming(pages.industryFinanceCollaboration, 'industryFinanceCollaboration'),
    exportOfServices: coming(pages.exportOfServices, 'exportOfServices'),
    news: route(pages.news, 'news', async () => (await import('./news/news-page.tsx')).newsPage),
    newsDetail: route(
      pages.newsDetail,
      'news',
      async () => (await import('./news/news-detail-page.tsx')).newsDetailPage,
    ),
    socialResponsibility: coming(pages.socialResponsibility, 'socialResponsibility'),
    talentDevelopment: coming(pages.talentDevelopment, 'talentDevelopment'),
    photoAlbum: coming(pages.photoAlbum, 'photoAlbum'),
    talentRecruitment: coming(pages.talentRecruitment, 'talentRecruitment'),
    supervisionAndReporting: coming(pages.supervisionAndReporting, 'supervisionAndReporting'),
    contact: route(pages.contact, 'contact', async () => (await import('./contact/contact-page.tsx')).contactPage),
    year20: coming(pages.year20, 'year20'),
    privacy: route(pages.privacy, 'privacy', async () => (await import('./privacy/privacy-page.tsx')).privacyPage),
  } satisfies Record<PageName, RouteObject>;
  return Object.values(routes);
}
