import { readFileSync } from 'node:fs';
import path from 'node:path';
import { endpoints } from 'contract/endpoints.ts';
import { isLocale, type Locale } from 'contract/locales.ts';
import { defaultLocale, locales } from 'contract/locales.ts';
import { searchSite } from 'contract/search.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { renderSVG } from 'uqr';
import type { Context, KeptPage } from '../context.ts';
import { apiDocument } from '../http/api-document.ts';
import { gatewayBase, sendKept } from '../http/gateway.ts';
import { neverKept, noReferrer } from '../http/headers.ts';
import { KeptAnswer } from '../http/kept-answers.ts';
import { logUnexpected } from '../http/log.ts';
import { Refusal } from '../http/refusal.ts';
import type { Route } from '../http/serve.ts';
import { addressed, type PageCard } from '../share-cards/card.ts';
import { readSettings } from '../settings/store.ts';
import { apiPage } from './api-page.ts';
import { createAsk, type OnFault } from './ask.ts';
import { document } from './document.ts';
import { pageFiles } from './page-files.ts';
import type { Rendered, Renderer } from './renderer.ts';
import { robots, sitemap } from './sitemap.ts';

export type Pages = {
  /** Answers a page's address: the rendered page, a redirect, or the not-found page with its status. */
  send: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  /** Renders a page for one visitor, with what was posted to it, and answers with it. */
  sendAnew: (reply: FastifyReply, page: PageForOne) => Promise<unknown>;
  /** The share card of a page, by its path below the language; none where nothing is to be found. */
  cardAt: (locale: Locale, path: string) => Promise<PageCard | undefined>;
};

/** The path is below the language; a form's post is given as it was encoded, with the address that its limits count by. */
type PageForOne = { path: string; locale: Locale; posted?: string; address?: string };

type Place = PageForOne & { mode: 'plain' | 'hash'; still?: boolean; onFault?: OnFault };

type MadePage = KeptPage & { fresh: boolean; retryAfter: string | undefined };

/** `/en/news?tab=tab2` is `/news?tab=tab2` in English; what names no language is not found in Chinese, except `/`. */
function placeOf(url: string): Place {
  const [, first = '', rest = ''] = /^\/([^/?]*)(.*)$/s.exec(url) ?? [];
  if (isLocale(first)) return { path: rest.startsWith('/') ? rest : `/${rest}`, locale: first, mode: 'plain' };
  if (first === '') return { path: '/', locale: defaultLocale, mode: 'hash' };
  // No router knows this address: the page it gets stands without scripts.
  return { path: url, locale: defaultLocale, mode: 'plain', still: true };
}

const entrySource = 'src/main.tsx';
/** Longer addresses are answered but not kept, so that nobody fills the memory with them. */
const longestKeptPath = 200;

export function createPages(
  context: Context,
  routes: readonly Route[],
  renderer: Renderer,
  publicUrl: () => string,
): Pages {
  async function make({ path: pagePath, locale, mode, posted, address, still = false, onFault }: Place) {
    const ask = createAsk(context, routes, { locale, ...(address !== undefined && { address }) }, onFault);
    const page = await renderer.render({ path: pagePath, locale, mode, posted, ask });
    const files = pageFiles(renderer.manifest, entrySource, page);
    const card = page.status === 200 ? await cardOf(page, locale) : undefined;
    const html = document(
      { path: pagePath, locale, mode, still, publicUrl: publicUrl(), card },
      page,
      files,
      renderer.firstScript,
    );
    const { status, fresh, redirect, retryAfter } = page;
    const discreet = page.head.discreet === true;
    const made: MadePage = { status, fresh, discreet, redirect, retryAfter, document: new KeptAnswer(html), card };
    return made;
  }

  async function cardOf({ card }: Rendered, locale: Locale): Promise<PageCard | undefined> {
    if (!card) return undefined;
    const { section, title, company, path: cardPath } = card;
    const registered = card.picture === undefined ? undefined : (await context.pictures()).byHash.get(card.picture);
    const picture = registered && { hash: registered.hash, focusX: registered.focusX, focusY: registered.focusY };
    return addressed({ locale, section, title, company, picture }, cardPath);
  }

  async function pageAt(place: Place): Promise<KeptPage & { fresh: boolean }> {
    if (place.path.length > longestKeptPath) return make(place);
    const kept = await context.pages.get(`${place.mode} ${place.locale} ${place.path}`, async () => {
      const made = await make(place);
      return made.fresh ? 'fresh' : made;
    });
    return kept === 'fresh' ? make(place) : { ...kept, fresh: false };
  }

  return {
    send: async (request, reply) => {
      const place = placeOf(request.url);
      const { status, fresh, discreet, redirect, document: page } = await pageAt(place);
      if (redirect !== undefined) return reply.redirect(redirect, status);
      void reply.code(status).header('content-language', locales[place.locale].tag);
      if (status !== 200 || fresh) void reply.header('cache-control', neverKept);
      if (discreet) void reply.headers(noReferrer);
      return sendKept(request, reply, page, 'text/html; charset=utf-8');
    },
    sendAnew: async (reply, page) => {
      const { request } = reply;
      const onFault = (fault: unknown) => logUnexpected(fault, request);
      const { status, discreet, retryAfter, document: answer } = await make({ ...page, mode: 'plain', onFault });
      void reply.header('cache-control', neverKept).header('content-language', locales[page.locale].tag);
      if (discreet) void reply.headers(noReferrer);
      if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
      // A status that stands already is a refusal's.
      if (reply.statusCode === 200) void reply.code(status);
      return sendKept(request, reply, answer, 'text/html; charset=utf-8');
    },
    cardAt: async (locale, cardPath) => (await pageAt({ path: cardPath, locale, mode: 'plain' })).card,
  };
}

/** Searching costs the store the same by its page as by the gateway: the same limit, however the page's address is spelt. */
const searchPageLimit = {
  max: searchSite.limit.requests,
  timeWindow: searchSite.limit.perSeconds * 1000,
  allowList: (request: FastifyRequest) => !/^\/\w+\/+search\/*$/i.test(readable(request.url.split('?')[0] ?? '')),
};

function readable(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Pages, sitemap, robots, the social accounts' QR codes, and the API's documents. */
export function registerPages(app: FastifyInstance, context: Context, pages: Pages, publicUrl: () => string): void {
  const file = (name: string, key: string, type: string, make: () => Promise<string> | string) =>
    app.get(name, async (request, reply) =>
      sendKept(request, reply, await context.answers.get(key, async () => new KeptAnswer(await make())), type),
    );

  app.get('/', pages.send);
  for (const locale of Object.keys(locales)) {
    app.get(`/${locale}`, (_request, reply) => reply.redirect(`/${locale}/`, 308));
    app.get(`/${locale}/*`, { config: { rateLimit: searchPageLimit } }, pages.send);
  }
  file('/sitemap.xml', 'sitemap', 'application/xml; charset=utf-8', () => sitemap(context.db, publicUrl()));
  file('/robots.txt', 'robots', 'text/plain; charset=utf-8', () => robots(publicUrl()));

  const api = () => apiDocument(endpoints, publicUrl());
  file(`${gatewayBase}/openapi.json`, 'openapi', 'application/json; charset=utf-8', () => JSON.stringify(api()));
  file(`${gatewayBase}/docs`, 'docs', 'text/html; charset=utf-8', () => apiPage(api()));
  file('/api-page.css', 'api-page.css', 'text/css; charset=utf-8', () =>
    readFileSync(path.join(import.meta.dirname, 'api-page.css'), 'utf8'),
  );

  app.get<{ Params: { index: string } }>('/social/:index.svg', async (request, reply) => {
    const { index } = request.params;
    const kept = await context.answers.get(`social ${index.slice(0, 4)}`, async () => {
      const account = (await readSettings(context.db)).social[Number(index)];
      if (!account) throw new Refusal('notFound');
      return new KeptAnswer(renderSVG(account.url, { border: 2 }));
    });
    return sendKept(request, reply, kept, 'image/svg+xml');
  });
}
