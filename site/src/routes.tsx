import type { Locale } from 'contract/locales.ts';
import { type PageName, pages } from 'contract/urls/paths.ts';
import { type ActionFunction, type RouteObject, redirect } from 'react-router';
import { DeferredNotFound } from './failure/deferred-not-found.ts';
import { FailurePage } from './failure/failure-page.tsx';
import type { Call } from './gateway/call.ts';
import { routeFailure, notFound, scriptMissing, withRouteErrors } from './gateway/route-errors.ts';
import type { Page, ServedHandle } from './pages/page.ts';
import { Root } from './root.tsx';
import { loadRoot } from './root-loader.ts';
import type { PageTextName } from './text/page-text-types.ts';
import { loadPageText } from './text/page-texts.ts';

type RoutesOptions = { call: Call; locale: Locale };

/** Creates the route table of the hash router, the browser router and the server. */
export function makeRoutes({ call: rawCall, locale }: RoutesOptions): RouteObject[] {
  const call = withRouteErrors(rawCall);
  return [
    {
      id: 'root',
      element: <Root />,
      errorElement: <FailurePage />,
      loader: () => loadRoot(call),
      // Settings do not change during a visit, so a navigation must not wait for them again.
      shouldRevalidate: () => false,
      children: [{ errorElement: <FailurePage />, children: [...pageRoutes(call, rawCall, locale), ...otherRoutes] }],
    },
  ];
}

/** A bookmark of the former console. From there the server leads to the present one. */
function leaveForConsole(): Promise<never> {
  location.replace('/index');
  return new Promise(() => undefined);
}

/** These routes only redirect or fail. A null `element` tells the router that nothing is missing. */
const otherRoutes: RouteObject[] = [
  { path: '/logo', element: null, loader: () => redirect('/') },
  { path: '/index', element: null, loader: leaveForConsole },
  { path: '*', element: null, loader: () => failPage(notFound()) },
];

/** The failure page of a missing page is not part of the first load. Where it cannot load, its script is what failed. */
async function failPage(error: unknown): Promise<never> {
  if (routeFailure(error)?.status === 404) await DeferredNotFound.preload();
  throw error;
}

type Pattern = { pattern: string };

function pageRoutes(call: Call, rawCall: Call, locale: Locale): RouteObject[] {
  const route = (
    { pattern }: Pattern,
    textNames: readonly PageTextName[],
    importPage: () => Promise<Page>,
  ): RouteObject => ({
    path: pattern,
    lazy: async () => {
      const texts = textNames.map((name) => loadPageText(locale, name));
      const [{ load, action, handle, ...page }] = await Promise.all([importPage(), ...texts]).catch(scriptMissing);
      const served: ServedHandle = { ...handle, textNames };
      const routeAction: ActionFunction = async ({ request }) => action?.(rawCall, await request.formData(), locale);
      return {
        ...page,
        handle: served,
        ...(import.meta.env.SSR && action && { action: routeAction }),
        loader: ({ request, params }) => load(call, { request, params, locale }).catch(failPage),
      };
    },
  });
  const routes = {
    home: route(pages.home, ['home'], async () => (await import('./home/home-page.tsx')).homePage),
    about: route(pages.about, ['company'], async () => (await import('./company/about-page.tsx')).aboutPage),
    petroleumCoke: route(
      pages.petroleumCoke,
      ['typical-values', 'blocks'],
      async () => (await import('./typical-values/petroleum-coke-page.tsx')).petroleumCokePage,
    ),
    calcinedCoke: route(
      pages.calcinedCoke,
      ['typical-values', 'blocks'],
      async () => (await import('./typical-values/calcined-coke-page.tsx')).calcinedCokePage,
    ),
    bulkTrade: route(
      pages.bulkTrade,
      ['products', 'product-filter'],
      async () => (await import('./products/bulk-trade-page.tsx')).bulkTradePage,
    ),
    productDetail: route(
      pages.productDetail,
      ['products'],
      async () => (await import('./products/product-detail-page.tsx')).productDetailPage,
    ),
    compare: route(
      pages.compare,
      ['comparison'],
      async () => (await import('./comparison/compare-page.tsx')).comparePage,
    ),
    integratedLogistics: route(
      pages.integratedLogistics,
      ['blocks'],
      async () => (await import('./composed-pages/scope-pages.tsx')).integratedLogisticsPage,
    ),
    productionManufacturing: route(
      pages.productionManufacturing,
      ['blocks'],
      async () => (await import('./composed-pages/production-page.tsx')).productionPage,
    ),
    industryFinanceCollaboration: route(
      pages.industryFinanceCollaboration,
      ['blocks'],
      async () => (await import('./composed-pages/scope-pages.tsx')).industryFinancePage,
    ),
    exportOfServices: route(
      pages.exportOfServices,
      ['blocks'],
      async () => (await import('./composed-pages/scope-pages.tsx')).exportOfServicesPage,
    ),
    news: route(pages.news, ['news'], async () => (await import('./news/news-page.tsx')).newsPage),
    newsDetail: route(
      pages.newsDetail,
      ['news'],
      async () => (await import('./news/news-detail-page.tsx')).newsDetailPage,
    ),
    socialResponsibility: route(
      pages.socialResponsibility,
      ['blocks'],
      async () => (await import('./composed-pages/responsibility-page.tsx')).responsibilityPage,
    ),
    talentDevelopment: route(
      pages.talentDevelopment,
      ['pictures', 'blocks'],
      async () => (await import('./pictures/talent-development-page.tsx')).talentDevelopmentPage,
    ),
    photoAlbum: route(
      pages.photoAlbum,
      ['pictures'],
      async () => (await import('./pictures/photo-album-page.tsx')).photoAlbumPage,
    ),
    talentRecruitment: route(
      pages.talentRecruitment,
      ['jobs', 'blocks'],
      async () => (await import('./jobs/recruitment-page.tsx')).recruitmentPage,
    ),
    supervisionAndReporting: route(
      pages.supervisionAndReporting,
      ['supervision', 'blocks'],
      async () => (await import('./supervision/supervision-page.tsx')).supervisionPage,
    ),
    contact: route(pages.contact, ['contact'], async () => (await import('./contact/contact-page.tsx')).contactPage),
    year20: route(
      pages.year20,
      ['anniversary', 'company', 'blocks'],
      async () => (await import('./anniversary/anniversary-page.tsx')).anniversaryPage,
    ),
    message: route(
      pages.message,
      ['messages', 'forms', 'uploads'],
      async () => (await import('./messages/message-page.tsx')).messagePage,
    ),
    report: route(
      pages.report,
      ['reports', 'forms'],
      async () => (await import('./supervision/report-page.tsx')).reportPage,
    ),
    submission: route(
      pages.submission,
      ['submissions', 'forms'],
      async () => (await import('./submissions/submission-page.tsx')).submissionPage,
    ),
    certificates: route(
      pages.certificates,
      ['certificates'],
      async () => (await import('./certificates/certificate-page.tsx')).certificatePage,
    ),
    privacy: route(pages.privacy, ['privacy'], async () => (await import('./privacy/privacy-page.tsx')).privacyPage),
    search: route(pages.search, ['search'], async () => (await import('./search/search-page.tsx')).searchPage),
  } satisfies Record<PageName, RouteObject>;
  return Object.values(routes);
}
