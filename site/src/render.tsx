import { AsyncLocalStorage } from 'node:async_hooks';
import { resultIn } from 'client/call.ts';
import type { Locale } from 'contract/locales.ts';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { DeferredNotFound } from './failure/deferred-not-found.ts';
import { type Call, valueOrThrow } from './gateway/call.ts';
import { toCallFailure } from './gateway/route-errors.ts';
import { headOf, type ShownHead } from './pages/head.ts';
import { LinkContext, linksOf } from './pages/link.tsx';
import type { ServedHandle } from './pages/page.ts';
import { type ShareCard, shareCardOf } from './pages/share-card.ts';
import { type ShownPage, shownPage } from './pages/shown-page.ts';
import { structuredDataOf } from './pages/structured-data.ts';
import { makeRoutes } from './routes.tsx';
import './text/line-breaks.ts';
import { loadLanguage } from './text/catalogue.ts';
import { TextProvider } from './text/use-text.tsx';

export { script as firstScript } from './browser/first-script.ts?inline-script';

type PageRequest = {
  /** The path below the language: `/news?tab=tab2`. */
  path: string;
  locale: Locale;
  mode: 'path' | 'hash';
  /** The encoded body of a form posted without scripts. */
  posted?: string | undefined;
  /** Calls the gateway by the endpoint's name and returns the text of its envelope. */
  callGateway: (name: string, input: unknown) => Promise<string>;
};

/** A page whose data is loaded. */
type Loaded = {
  /** The content of `<script type="application/json" id="router-data">`. With the URL it determines the page. */
  data: string;
  render: () => Rendered;
};

type Rendered = {
  status: number;
  /** The full path to redirect to, with the language where the mode has one. */
  redirect?: string;
  retryAfter?: string | undefined;
  /** Whether the response is for one visitor and must not be cached. */
  uncacheable: boolean;
  html: string;
  head: ShownHead;
  /** The card that is shown where the page's URL is shared. */
  card?: ShareCard | undefined;
  /** The page in JSON-LD, with URLs that begin with `/`. */
  structuredData?: object | undefined;
  theme: 'light' | 'dark';
  /** Keys in Vite's manifest of the files that the document must link. */
  sources: string[];
  /** Files whose styles are linked at once and whose code loads later. */
  deferred: readonly string[];
  /** The fonts of the language, as keys in the manifest. They are preloaded, so that lines do not wrap again. */
  fonts: readonly string[];
};

const fontsOf: Record<Locale, readonly string[]> = {
  cn: ['src/fonts/geologica-basic.woff2'],
  en: ['src/fonts/geologica-basic.woff2'],
  ru: ['src/fonts/geologica-russian.woff2', 'src/fonts/geologica-basic.woff2'],
};

/** The gateway's caller of the page that is being rendered: all pages share the route tables. */
const callOfPage = new AsyncLocalStorage<Call>();

const sharedCall: Call = (endpoint, input, signal) => {
  const call = callOfPage.getStore();
  if (call === undefined) throw new Error('No page is being rendered');
  return call(endpoint, input, signal);
};

function noNavigation(): Promise<never> {
  throw new Error('A page on the server does not navigate');
}

/** One for each mode and language: creating one takes longer than finding a route. */
const handlers = new Map<string, StaticHandler>();

function handlerOf(mode: PageRequest['mode'], locale: Locale, basename: string): StaticHandler {
  const key = `${mode} ${locale}`;
  const known = handlers.get(key);
  if (known !== undefined) return known;
  const handler = createStaticHandler(makeRoutes({ call: sharedCall, locale }), { basename });
  handlers.set(key, handler);
  return handler;
}

/** Loads a page's data. Rendering is a separate step, because the page may be cached with the same data. */
export async function load({ path, locale, mode, posted, callGateway }: PageRequest): Promise<Loaded> {
  const { catalogue } = await loadLanguage[locale]();
  const basename = mode === 'path' ? `/${locale}/` : '/';
  const call: Call = async (endpoint, input) =>
    valueOrThrow(endpoint, resultIn(endpoint, await callGateway(endpoint.name, input), 200, null));
  const handler = handlerOf(mode, locale, basename);
  const url = `http://site.invalid${basename}${path.replace(/^\/+/, '')}`;
  const body = posted === undefined ? {} : { method: 'POST', body: new URLSearchParams(posted) };
  const context = await callOfPage.run(call, () => handler.query(new Request(url, body)));
  if (context instanceof Response) return redirectTo(context.headers.get('location') ?? '/', context.status);

  // The server reports unexpected errors; only call failures become pages.
  const unexpected = Object.values(context.errors ?? {}).find((error) => !isRouteErrorResponse(error));
  if (unexpected !== undefined) throw unexpected;

  const page = shownPage(context, catalogue, locale);
  const known = page && withoutUnknownSection(page, context.location);
  if (known !== undefined) return redirectTo(known, 308);

  const { loaderData, actionData, errors } = context;
  const render = (): Rendered => {
    const html = renderToString(
      <TextProvider catalogue={catalogue} locale={locale}>
        <LinkContext value={linksOf(mode, locale, noNavigation)}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </LinkContext>
      </TextProvider>,
    );
    const { head, theme } = headOf(context, catalogue, locale);
    return {
      status: context.statusCode,
      retryAfter: Object.values(context.actionHeaders)[0]?.get('retry-after') ?? undefined,
      uncacheable:
        posted !== undefined || head.isPrivate === true || context.matches.at(-1)?.route.handle?.uncacheable === true,
      html,
      head,
      card: page && shareCardOf(page, head),
      structuredData: page && structuredDataOf(page, head, catalogue, locale),
      theme,
      ...filesOf(context, locale),
      fonts: fontsOf[locale],
    };
  };
  return { data: JSON.stringify({ loaderData, actionData, errors }), render };
}

/** The files of a page, or of the failure page in its place. */
function filesOf({ matches, errors }: StaticHandlerContext, locale: Locale): Pick<Rendered, 'sources' | 'deferred'> {
  const handle: ServedHandle | undefined = matches.at(-1)?.route.handle;
  const isMissing = Object.values(errors ?? {}).some((error) => toCallFailure(error).status === 404);
  const textFile = (name: string) => `src/text/${locale}/${name}.ts`;
  const page = handle === undefined ? [] : [handle.source, ...handle.textNames.map(textFile)];
  return {
    sources: ['src/main.tsx', textFile('catalogue'), ...page],
    deferred: [...(handle?.deferred ?? []), ...(isMissing ? [DeferredNotFound] : [])].map(({ file }) => file),
  };
}

/**
 * Returns the URL without unknown sections: text that anybody can put into a link must not appear in the document.
 */
function withoutUnknownSection(
  { handle, data }: ShownPage,
  location: StaticHandlerContext['location'],
): string | undefined {
  const sections = [...(handle.sections ?? []), ...(handle.sectionsOf?.(data) ?? [])];
  const query = new URLSearchParams(location.search);
  const unknown = [...query].filter(([name, value]) => value === '' && !sections.includes(name));
  if (unknown.length === 0) return undefined;
  for (const [name] of unknown) query.delete(name);
  return location.pathname + (query.size === 0 ? '' : `?${query.toString()}`);
}

function redirectTo(redirect: string, status: number): Loaded {
  return {
    data: '',
    render: () => ({
      status,
      redirect,
      uncacheable: false,
      html: '',
      head: { title: '', description: '', path: '/' },
      theme: 'light',
      sources: [],
      deferred: [],
      fonts: [],
    }),
  };
}
