import type { Locale } from 'contract/locales.ts';
import { type PageName, pageNames, pages } from 'contract/urls/paths.ts';
import { type ActionFunction, type RouteObject, redirect } from 'react-router';
import { DeferredNotFound } from './failure/deferred-not-found.ts';
import { FailurePage } from './failure/failure-page.tsx';
import type { Call } from './gateway/call.ts';
import { routeFailure, notFound, scriptMissing, withRouteErrors } from './gateway/route-errors.ts';
import type { Page, ServedHandle } from './pages/page.ts';
import { singleExport } from './pages/single-export.ts';
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

type PageEntry = readonly [textNames: readonly PageTextName[], importPage: () => Promise<Record<string, Page>>];

/** The texts and the file of each page. */
const pageEntries: Record<PageName, PageEntry> = {
  home: [['home'], () => import('./home/home-page.tsx')],
  about: [['company'], () => import('./company/about-page.tsx')],
  petroleumCoke: [['typical-values', 'blocks'], () => import('./typical-values/petroleum-coke-page.tsx')],
  calcinedCoke: [['typical-values', 'blocks'], () => import('./typical-values/calcined-coke-page.tsx')],
  bulkTrade: [['products', 'product-filter'], () => import('./products/bulk-trade-page.tsx')],
  productDetail: [['products'], () => import('./products/product-detail-page.tsx')],
  compare: [['comparison'], () => import('./comparison/compare-page.tsx')],
  integratedLogistics: [
    ['blocks'],
    async () => ({ page: (await import('./composed-pages/scope-pages.tsx')).integratedLogisticsPage }),
  ],
  productionManufacturing: [['blocks'], () => import('./composed-pages/production-page.tsx')],
  industryFinanceCollaboration: [
    ['blocks'],
    async () => ({ page: (await import('./composed-pages/scope-pages.tsx')).industryFinancePage }),
  ],
  exportOfServices: [
    ['blocks'],
    async () => ({ page: (await import('./composed-pages/scope-pages.tsx')).exportOfServicesPage }),
  ],
  news: [['news'], () => import('./news/news-page.tsx')],
  newsDetail: [['news'], () => import('./news/news-detail-page.tsx')],
  socialResponsibility: [['blocks'], () => import('./composed-pages/responsibility-page.tsx')],
  talentDevelopment: [['pictures', 'blocks'], () => import('./pictures/talent-development-page.tsx')],
  photoAlbum: [['pictures'], () => import('./pictures/photo-album-page.tsx')],
  talentRecruitment: [['jobs', 'blocks'], () => import('./jobs/recruitment-page.tsx')],
  supervisionAndReporting: [['supervision', 'blocks'], () => import('./supervision/supervision-page.tsx')],
  contact: [['contact'], () => import('./contact/contact-page.tsx')],
  year20: [['anniversary', 'company', 'blocks'], () => import('./anniversary/anniversary-page.tsx')],
  message: [['messages', 'forms', 'uploads'], () => import('./messages/message-page.tsx')],
  report: [['reports', 'forms'], () => import('./supervision/report-page.tsx')],
  submission: [['submissions', 'forms'], () => import('./submissions/submission-page.tsx')],
  certificates: [['certificates'], () => import('./certificates/certificate-page.tsx')],
  privacy: [['privacy'], () => import('./privacy/privacy-page.tsx')],
  search: [['search'], () => import('./search/search-page.tsx')],
};

function pageRoutes(call: Call, rawCall: Call, locale: Locale): RouteObject[] {
  const routeOf = ({ pattern }: { pattern: string }, [textNames, importPage]: PageEntry): RouteObject => ({
    path: pattern,
    lazy: async () => {
      const texts = textNames.map((name) => loadPageText(locale, name));
      const [file] = await Promise.all([importPage(), ...texts]).catch(scriptMissing);
      const { load, action, handle, ...page } = singleExport(file);
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
  return pageNames.map((name) => routeOf(pages[name], pageEntries[name]));
}
