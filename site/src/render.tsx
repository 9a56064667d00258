import type { Locale } from 'contract/locales.ts';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, isRouteErrorResponse, StaticRouterProvider } from 'react-router';
import { answerIn, type Call } from './call.ts';
import { HashHrefs } from './hash-hrefs.tsx';
import { headOf, type ShownHead } from './head.ts';
import { makeRoutes } from './routes.tsx';
import { type ShareCard, shareCardOf } from './share-card.ts';
import { loadLanguage } from './text/catalogue.ts';
import { TextProvider } from './text/use-text.tsx';

export { firstScript } from './first-script.ts';

type PageRequest = {
  /** Below the language: `/news?tab=tab2`. */
  path: string;
  locale: Locale;
  mode: 'plain' | 'hash';
  /** What a form without scripts has posted, as it was encoded. */
  posted?: string | undefined;
  /** Asks the gateway by the endpoint's name, for the text of its envelope. */
  ask: (name: string, input: unknown) => Promise<string>;
};

type Rendered = {
  status: number;
  /** The full path to go to instead, with the language where the mode has one. */
  redirect?: string;
  retryAfter?: string | undefined;
  /** Whether it is made for one visitor only. */
  fresh: boolean;
  html: string;
  head: ShownHead;
  /** What is shown where the page's address is shared. */
  card?: ShareCard | undefined;
  theme: 'light' | 'dark';
  /** For `<script type="application/json" id="router-data">`. */
  data: unknown;
  /** Files under which Vite's manifest lists what the document must link. */
  sources: string[];
  /** Files of which only the styles are linked: their code comes later. */
  later: readonly string[];
  /** The type faces of the language, as the manifest lists them: fetched early, so that no line breaks anew. */
  fonts: readonly string[];
};

const typeFace = (subset: string) =>
  `../node_modules/@fontsource-variable/geologica/files/geologica-${subset}-wght-normal.woff2`;

const fontsOf: Record<Locale, readonly string[]> = {
  cn: [typeFace('latin')],
  en: [typeFace('latin')],
  ru: [typeFace('cyrillic'), typeFace('latin')],
};

export async function render({ path, locale, mode, posted, ask }: PageRequest): Promise<Rendered> {
  const { catalogue } = await loadLanguage[locale]();
  const basename = mode === 'plain' ? `/${locale}/` : '/';
  const call: Call = async (endpoint, input) => answerIn(endpoint, await ask(endpoint.name, input), 200);
  const routes = makeRoutes(mode === 'plain' ? { call, locale } : { call, locale, Frame: HashHrefs });
  const handler = createStaticHandler(routes, { basename });
  const address = `http://site.invalid${basename}${path.replace(/^\/+/, '')}`;
  const body = posted === undefined ? {} : { method: 'POST', body: new URLSearchParams(posted) };
  const context = await handler.query(new Request(address, body));
  if (context instanceof Response) return redirected(context);

  // A fault of our own is the server's to report; only refusals become pages.
  const fault = Object.values(context.errors ?? {}).find((error) => !isRouteErrorResponse(error));
  if (fault !== undefined) throw fault;

  const html = renderToString(
    <TextProvider catalogue={catalogue} locale={locale}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </TextProvider>,
  );
  const { head, theme, sources, later } = headOf(context, catalogue, locale);
  return {
    status: context.statusCode,
    retryAfter: Object.values(context.actionHeaders)[0]?.get('retry-after') ?? undefined,
    fresh: posted !== undefined || head.discreet === true || context.matches.at(-1)?.route.handle?.fresh === true,
    html,
    head,
    card: shareCardOf(context, head, catalogue, locale),
    theme,
    data: { loaderData: context.loaderData, actionData: context.actionData, errors: context.errors },
    sources: ['src/main.tsx', `src/text/${locale}/catalogue.ts`, ...sources],
    later,
    fonts: fontsOf[locale],
  };
}

function redirected(response: Response): Rendered {
  return {
    status: response.status,
    redirect: response.headers.get('location') ?? '/',
    fresh: false,
    html: '',
    head: { title: '', description: '', path: '/' },
    theme: 'light',
    data: null,
    sources: [],
    later: [],
    fonts: [],
  };
}
