import { defaultLocale, isLocale, type Locale } from 'contract/locales.ts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  createHashRouter,
  type HydrationState,
  matchRoutes,
  type RouteObject,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { handleClicks } from './browser/early-clicks.ts';
import { createCall } from './gateway/call.ts';
import './fonts/fonts.css';
import './tokens.css';
import './global.css';
import './parts/primitives.module.css';
import { getSessionItem } from './browser/session-storage.ts';
import { LinkContext, linksOf } from './pages/link.tsx';
import { showHead } from './pages/show-head.ts';
import { makeRoutes } from './routes.tsx';
import { loadLanguage } from './text/catalogue.ts';
import { TextProvider } from './text/use-text.tsx';

type Router = ReturnType<typeof createBrowserRouter>;

const page = document.documentElement;
const hashMode = page.dataset['mode'] === 'hash';
const documentLocale = isLocale(page.dataset['locale']) ? page.dataset['locale'] : defaultLocale;
const locale = hashMode ? rememberedLocale() : documentLocale;
// The trailing slash keeps the home page's URL intact.
const basename = hashMode ? '/' : `/${locale}/`;

function rememberedLocale(): Locale {
  const stored = getSessionItem('language');
  return isLocale(stored) ? stored : defaultLocale;
}

/** The server never sees a fragment or a stored language, so in hash mode it renders the Chinese home page. */
function isWhatTheServerRendered(): boolean {
  return !hashMode || (locale === documentLocale && ['', '#/'].includes(location.hash));
}

/** Lazy routes of the first paint must load before hydration, which would otherwise render nothing. */
async function loadMatchedRoutes(routes: RouteObject[]): Promise<void> {
  const path = hashMode ? location.hash.slice(1) || '/' : location.pathname;
  const matched = matchRoutes(routes, path.split('?')[0] ?? '/', basename) ?? [];
  await Promise.all(
    matched.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

function serverData(): HydrationState | undefined {
  const written = document.getElementById('router-data')?.textContent;
  return written ? JSON.parse(written) : undefined;
}

/** The router's paths begin with a language, so a URL without one gets the default language. */
function enterLanguage(): void {
  if (!hashMode && !location.pathname.startsWith(basename))
    history.replaceState(null, '', basename + location.pathname.replace(/^\/+/, '') + location.search);
}

async function start(): Promise<void> {
  enterLanguage();
  const { catalogue } = await loadLanguage[locale]();
  const routes = makeRoutes({ call: createCall(locale), locale });
  const data = isWhatTheServerRendered() ? serverData() : undefined;
  if (data !== undefined) await loadMatchedRoutes(routes);
  const createRouter = hashMode ? createHashRouter : createBrowserRouter;
  const router = createRouter(routes, { basename, ...(data && { hydrationData: data }) });
  const container = document.getElementById('root');
  if (container === null) throw new Error('the document has no #root');
  const links = linksOf(hashMode ? 'hash' : 'path', locale, (path, options) => router.navigate(path, options));
  const site = (
    <TextProvider catalogue={catalogue} locale={locale}>
      <LinkContext value={links}>
        <RouterProvider router={router} />
      </LinkContext>
    </TextProvider>
  );
  showHead(router, locale, catalogue);
  if (hashMode) void import('./browser/new-tab-hrefs.ts').then((hrefs) => hrefs.keepLanguageInNewTabs(locale));
  if (data !== undefined) {
    // A transition hydrates in slices, so that a press in between is handled at once.
    startTransition(() => void hydrateRoot(container, site));
    handleClicks(container);
    void waitForState(router, ({ navigation }) => navigation.state !== 'idle').then(loadLineBreaks);
    return;
  }
  await Promise.all([waitForState(router, ({ initialized }) => initialized), loadLineBreaks()]);
  // The inline script has not marked which of the new pictures are near.
  delete page.dataset['beforeInput'];
  delete page.dataset['firstPaint'];
  container.replaceChildren();
  createRoot(container).render(site);
  handleClicks(container);
  delete page.dataset['beforeRender'];
}

/** What the server did for the first page: other pages are rendered here (text/line-break-text.tsx). */
function loadLineBreaks(): Promise<unknown> {
  return import('./text/line-breaks.ts').catch(() => undefined);
}

/** Resolves when the router reaches the state, now or later. */
function waitForState(router: Router, isReached: (state: Router['state']) => boolean): Promise<void> {
  return new Promise((resolve) => {
    if (isReached(router.state)) resolve();
    else {
      const stop = router.subscribe((state) => {
        if (!isReached(state)) return;
        stop();
        resolve();
      });
    }
  });
}

// Not awaited: the pages that it loads import this module's chunk, and would wait for it.
void start();
