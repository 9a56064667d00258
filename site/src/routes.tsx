import { type PageName, pages } from 'contract/paths.ts';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { redirect, type RouteObject } from 'react-router';
import type { Call } from './call.ts';
import type { ComingName } from './coming/coming-page.tsx';
import { FailurePage } from './failure/failure-page.tsx';
import type { Page } from './page.ts';
import { notFound, refusing } from './refuse.ts';
import { loadRoot } from './root-loader.ts';
import { Root } from './root.tsx';

type RoutesOptions = { call: Call; Frame?: ComponentType<{ children: ReactNode }> };

/** One route table for the hash router, the browser router and the server. `Frame` goes around everything that prints addresses. */
export function makeRoutes({ call: plainCall, Frame = Fragment }: RoutesOptions): RouteObject[] {
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
      children: [{ errorElement: <FailurePage />, children: [...pageRoutes(call), ...otherRoutes] }],
    },
  ];
}

/** Nothing of these is ever shown, which an `element` of null has to say. */
const otherRoutes: RouteObject[] = [
  { path: '/logo', element: null, loader: () => redirect('/') },
  { path: '/index', element: null, loader: () => redirect('/') },
  { path: '*', element: null, loader: () => Promise.reject(notFound()) },
];

async function coming(name: ComingName): Promise<Page> {
  return (await import('./coming/coming-page.tsx')).comingPage(name);
}

function pageRoutes(call: Call): RouteObject[] {
  const route = ({ pattern }: { pattern: string }, importPage: () => Promise<Page>): RouteObject => ({
    path: pattern,
    lazy: async () => {
      const { load, ...page } = await importPage();
      return { ...page, loader: ({ request, params }) => load(call, { request, params }) };
    },
  });
  const routes = {
    home: route(pages.home, async () => (await import('./home/home-page.tsx')).homePage),
    about: route(pages.about, async () => (await import('./company/about-page.tsx')).aboutPage),
    petroleumCoke: route(pages.petroleumCoke, () => coming('petroleumCoke')),
    calcinedCoke: route(pages.calcinedCoke, () => coming('calcinedCoke')),
    bulkTrade: route(pages.bulkTrade, async () => (await import('./products/bulk-trade-page.tsx')).bulkTradePage),
    productDetail: route(
      pages.productDetail,
      async () => (await import('./products/product-detail-page.tsx')).productDetailPage,
    ),
    integratedLogistics: route(pages.integratedLogistics, () => coming('integratedLogistics')),
    productionManufacturing: route(pages.productionManufacturing, () => coming('productionManufacturing')),
    industryFinanceCollaboration: route(pages.industryFinanceCollaboration, () =>
      coming('industryFinanceCollaboration'),
    ),
    exportOfServices: route(pages.exportOfServices, () => coming('exportOfServices')),
    news: route(pages.news, async () => (await import('./news/news-page.tsx')).newsPage),
    newsDetail: route(pages.newsDetail, async () => (await import('./news/news-detail-page.tsx')).newsDetailPage),
    socialResponsibility: route(pages.socialResponsibility, () => coming('socialResponsibility')),
    talentDevelopment: route(pages.talentDevelopment, () => coming('talentDevelopment')),
    photoAlbum: route(pages.photoAlbum, () => coming('photoAlbum')),
    talentRecruitment: route(pages.talentRecruitment, () => coming('talentRecruitment')),
    supervisionAndReporting: route(pages.supervisionAndReporting, () => coming('supervisionAndReporting')),
    contact: route(pages.contact, async () => (await import('./contact/contact-page.tsx')).contactPage),
    year20: route(pages.year20, () => coming('year20')),
    privacy: route(pages.privacy, async () => (await import('./privacy/privacy-page.tsx')).privacyPage),
  } satisfies Record<PageName, RouteObject>;
  return Object.values(routes);
}
