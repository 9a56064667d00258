import { readFileSync } from 'node:fs';
import path from 'node:path';
import { staffEndpoints } from 'contract/console/endpoints.ts';
import { endpoints } from 'contract/endpoints.ts';
import { type Locale, localeNames, locales } from 'contract/locales.ts';
import { type PageName, paths, localePath } from 'contract/paths.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { renderSVG } from 'uqr';
import { projectFolder } from '../config/project-folder.ts';
import type { Verification } from '../config/search-engines.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import type { PublishableKinds } from '../publishing/definition.ts';
import { recordReads } from '../database/recorded-reads.ts';
import { apiDocument } from '../http/api-document.ts';
import { CachedResponse, type ResponseCache } from '../http/cached-response.ts';
import { errorBody } from '../http/errors.ts';
import { gatewayBase, sendCached } from '../http/gateway.ts';
import { contentSecurityPolicy, framedBySite, noCache, noReferrer, noStore } from '../http/headers.ts';
import { type AnyErrorCode, statusOfError } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';
import { RequestCounter } from '../http/limits.ts';
import { logUnexpected } from '../http/log.ts';
import type { Caller } from '../http/serve.ts';
import type { PictureRegistry } from '../pictures/registry.ts';
import type { RotatingHashKey } from '../rate-limits/rotating-hash-key.ts';
import { readSettings } from '../settings/store.ts';
import { type ShareCard, shareCardOf } from '../share-cards/card.ts';
import { apiPage } from './api-page.ts';
import { feeds } from './feeds.ts';
import { manifestOf, manifestPath } from './manifest.ts';
import { costOfMiss, missLimit } from './cache-miss-limit.ts';
import { type DocumentRequest, document } from './document.ts';
import type { OnUnexpectedError } from './gateway-caller.ts';
import { parsePageUrl } from './page-url.ts';
import type { CachedPage, PageCache } from './page-cache.ts';
import { createPreviews, previewTokenOf } from './preview.ts';
import { pageFiles } from './page-files.ts';
import type { CallGateway, Rendered, Renderer } from './renderer.ts';
import { registerSitemap, robots, type SitemapCache } from './sitemap.ts';

type PagesContext = {
  db: Kysely<Tables>;
  publishableKinds: PublishableKinds;
  secret: Buffer;
  responses: ResponseCache<CachedResponse>;
  pages: PageCache;
  sitemap: SitemapCache;
  pictures: () => Promise<PictureRegistry>;
  rotatingHashKey: RotatingHashKey;
};

export type Pages = {
  /** Responds to a page's URL with the rendered page, a redirect, or the not-found page. */
  send: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  /** Renders an uncacheable page for one visitor, with the posted form if there is one. */
  sendUncached: (reply: FastifyReply, page: UncachedPage) => Promise<unknown>;
  /** Renders a page for one visitor from other content than the published. Returns how to send it. */
  renderPreview: (reply: FastifyReply, page: UncachedPage, db: Database) => Promise<() => Promise<unknown>>;
  /** Responds with an error page instead of a page. It needs neither the database nor a cache. */
  sendError: (reply: FastifyReply, httpError: HttpError, locale: Locale, requestId?: string) => Promise<unknown>;
  /** The share card of the page at a path without its language; undefined if there is none. */
  cardAt: (request: FastifyRequest, locale: Locale, path: string) => Promise<ShareCard | undefined>;
};

/** `path` has no language. `posted` is the url-encoded form; `ip` is used for its limits. */
type UncachedPage = { path: string; locale: Locale; posted?: string; ip?: string };

type PageRequest = UncachedPage & {
  mode: 'path' | 'hash';
  /** Undefined for a URL that no page has. */
  name?: PageName;
  onUnexpectedError?: OnUnexpectedError;
  /** A transaction whose content is shown instead of the published one. */
  preview?: Database;
};

type InlineStyles = { text: string; policy: string };

/** A document with the policy that allows its styles. */
type RenderedDocument = Pick<CachedPage, 'document' | 'policy'>;

type RenderedPage = CachedPage & { uncacheable: boolean; retryAfter: string | undefined };

const entrySource = 'src/main.tsx';
/** A path that the route table does not have; it stands for all unknown URLs. */
const missingPath = '/404';

/** Calls the gateway for a page's visitor. */
type CallerOf = (caller: Caller, onUnexpectedError?: OnUnexpectedError, preview?: Database) => CallGateway;

export function createPages(
  context: Pick<PagesContext, 'pages' | 'pictures' | 'rotatingHashKey'>,
  gatewayCaller: CallerOf,
  renderer: Renderer,
  { publicUrl, verification }: { publicUrl: () => string; verification: Verification },
  rejectWhenBusy: () => void,
): Pages {
  const misses = new RequestCounter(context.rotatingHashKey, missLimit);
  const errorDocuments = new Map<string, RenderedDocument>();
  const inlined = new Map<string, InlineStyles>();

  async function renderPage({ path: pagePath, locale, mode, posted, ip, onUnexpectedError, preview }: PageRequest) {
    // A posted form is handled while its page is rendered, and the limit of writes has already admitted
    // it. Error pages are rendered elsewhere, once each, so that a rejected visitor always gets
    // one.
    if (posted === undefined) rejectWhenBusy();
    const callGateway = gatewayCaller({ locale, ...(ip !== undefined && { ip }) }, onUnexpectedError, preview);
    const failures: unknown[] = [];
    const tracked: CallGateway = (name, input) =>
      callGateway(name, input).catch((failure: unknown) => {
        failures.push(failure);
        throw failure;
      });
    const shown = await renderer.render({ path: pagePath, locale, mode, posted, callGateway: tracked });
    const page = preview === undefined ? shown : { ...shown, head: { ...shown.head, noindex: true } };
    // A page may render although a part of it failed; cached, the part would be missing until the next change.
    if (failures.length > 0) throw failures[0];
    const card = page.status === 200 && preview === undefined ? await cardOf(page, locale) : undefined;
    const written = documentOf(page, { path: pagePath, locale, mode, card, shared: pagePath === missingPath });
    const { status, uncacheable, redirect, retryAfter } = page;
    const isPrivate = page.head.isPrivate === true;
    const rendered: RenderedPage = { status, uncacheable, isPrivate, redirect, retryAfter, ...written, card };
    return rendered;
  }

  function documentOf(page: Rendered, request: Omit<DocumentRequest, 'publicUrl' | 'verification'>): RenderedDocument {
    const files = pageFiles(renderer.manifest, entrySource, page);
    const { text, policy } = inlineStyles(files.styles);
    const inline = { firstScript: renderer.firstScript, styles: text };
    const html = document({ ...request, publicUrl: publicUrl(), verification }, page, files, inline);
    return { document: new CachedResponse(html), policy };
  }

  /** Joined and hashed once for each combination of style sheets. */
  function inlineStyles(urls: readonly string[]): InlineStyles {
    const key = urls.join(' ');
    const known = inlined.get(key);
    if (known !== undefined) return known;
    const text = urls.map((url) => renderer.styleSheets.get(url) ?? '').join('\n');
    const inline = { text, policy: contentSecurityPolicy({ script: renderer.firstScript, styles: text }) };
    inlined.set(key, inline);
    return inline;
  }

  async function cardOf({ card }: Rendered, locale: Locale): Promise<ShareCard | undefined> {
    if (!card) return undefined;
    const { section, title, company, path: cardPath } = card;
    const registered = card.picture === undefined ? undefined : (await context.pictures()).byHash.get(card.picture);
    const picture = registered && { hash: registered.hash, focusX: registered.focusX, focusY: registered.focusY };
    return shareCardOf({ locale, section, title, company, picture }, cardPath);
  }

  /** Rendered once for each error and language: a flood of rejected requests costs no rendering. */
  async function errorDocument(
    code: AnyErrorCode,
    locale: Locale,
    requestId: string | undefined,
  ): Promise<RenderedDocument> {
    const key = `${locale} ${code} ${requestId === undefined ? 'without' : 'with'} id`;
    const rendered = errorDocuments.get(key) ?? (await renderError(code, locale, requestId && requestIdPlaceholder));
    errorDocuments.set(key, rendered);
    if (requestId === undefined) return rendered;
    const html = rendered.document.body.toString().replaceAll(requestIdPlaceholder, requestId);
    return { ...rendered, document: new CachedResponse(html) };
  }

  async function renderError(
    code: AnyErrorCode,
    locale: Locale,
    requestId: string | undefined,
  ): Promise<RenderedDocument> {
    const failed = JSON.stringify(errorBody(new HttpError(code), locale, requestId));
    const requested = { path: paths.home(), locale, mode: 'path' as const };
    const page = await renderer.render({ ...requested, callGateway: async () => failed });
    return documentOf(page, { ...requested, card: undefined, shared: true });
  }

  async function pageAt(requested: PageRequest, ip: string): Promise<CachedPage & { uncacheable: boolean }> {
    const key = `${requested.mode} ${requested.locale} ${requested.path}`;
    // Unknown URLs are answered from the cache, but still count: they show that somebody guesses
    // URLs.
    if (requested.name === undefined || !context.pages.has(key)) limitMisses(ip, requested.name);
    const cached = await context.pages.get(key, async () => {
      const rendered = await renderPage(requested);
      return rendered.uncacheable ? 'uncacheable' : rendered;
    });
    if (cached !== 'uncacheable') {
      cached.document.current ??= () => {
        const page = context.pages.current(key);
        return page === 'uncacheable' ? undefined : page?.document;
      };
      return { ...cached, uncacheable: false };
    }
    limitMisses(ip, requested.name);
    return renderUncached(requested);
  }

  /** Recorded although nothing is cached: cached parts must not be stale while reads are recorded. */
  async function renderUncached(requested: PageRequest): Promise<RenderedPage> {
    return (await recordReads(() => renderPage(requested))).value;
  }

  function limitMisses(ip: string, name: PageName | undefined): void {
    const wait = misses.count(ip, costOfMiss(name));
    if (wait !== undefined) throw new HttpError('tooManyRequests', [], wait);
  }

  return {
    send: async (request, reply) => {
      const parsed = parsePageUrl(request.url);
      // Permanent for search engines; browsers revalidate it, because a later version may have more URLs.
      if (parsed.is === 'moved') return reply.header('cache-control', noCache).redirect(parsed.to, 308);
      const requested: PageRequest =
        parsed.is === 'page' ? parsed : { path: missingPath, locale: parsed.locale, mode: 'path' };
      const { status, uncacheable, isPrivate, redirect, ...page } = await pageAt(requested, request.ip);
      if (redirect !== undefined) return reply.header('cache-control', noCache).redirect(redirect, status);
      void reply.code(status).header('content-language', locales[requested.locale].tag);
      if (status !== 200 || uncacheable) void reply.header('cache-control', noStore);
      if (isPrivate) void reply.headers(noReferrer);
      return sendDocument(request, reply, page);
    },
    sendUncached: async (reply, page) => {
      const { request } = reply;
      const onUnexpectedError = (error: unknown) => logUnexpected(error, request);
      const { status, isPrivate, retryAfter, ...rendered } = await renderUncached({
        ...page,
        mode: 'path',
        onUnexpectedError,
      });
      void reply.header('cache-control', noStore).header('content-language', locales[page.locale].tag);
      if (isPrivate) void reply.headers(noReferrer);
      if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
      // A status that is already set is an error's.
      if (reply.statusCode === 200) void reply.code(status);
      return sendDocument(request, reply, rendered);
    },
    renderPreview: async (reply, { path: pagePath, locale }, preview) => {
      limitMisses(reply.request.ip, undefined);
      const page = await renderPage({ path: pagePath, locale, mode: 'path', preview });
      return async () => {
        // The address has the link's token, which a referrer would reveal.
        void reply.code(page.status).headers({ 'cache-control': noStore, 'x-robots-tag': 'noindex', ...noReferrer });
        void reply.header('content-language', locales[locale].tag);
        return sendDocument(reply.request, reply, { ...page, policy: framedBySite(page.policy) });
      };
    },
    sendError: async (reply, httpError, locale, requestId) => {
      if (httpError.retryAfter !== undefined) void reply.header('retry-after', httpError.retryAfter);
      // No referrer: the error may stand in place of a private page.
      void reply
        .code(statusOfError[httpError.code])
        .headers({ 'cache-control': noStore, 'content-language': locales[locale].tag, ...noReferrer })
        .removeHeader('etag');
      return sendDocument(reply.request, reply, await errorDocument(httpError.code, locale, requestId));
    },
    cardAt: async ({ ip }, locale, cardPath) => {
      const requested = parsePageUrl(localePath(locale, cardPath));
      const parsed = requested.is === 'moved' ? parsePageUrl(requested.to) : requested;
      // A search has no card, and rendering it is expensive.
      if (parsed.is !== 'page' || parsed.name === 'search') return undefined;
      return (await pageAt(parsed, ip)).card;
    },
  };
}

const pageType = 'text/html; charset=utf-8';

function sendDocument(request: FastifyRequest, reply: FastifyReply, { document: page, policy }: RenderedDocument) {
  return sendCached(request, reply.header('content-security-policy', policy), page, pageType);
}

/** The placeholder for the request's id in a cached error page. */
const requestIdPlaceholder = 'request-id-placeholder';

/** Registers pages, sitemap, robots.txt, the QR codes of social accounts and the API documents. */
export function registerPages(
  app: FastifyInstance,
  context: PagesContext,
  pages: Pages,
  publicUrl: () => string,
  indexNowKey: string | undefined,
): void {
  const sendPreview = createPreviews(context, pages.renderPreview);
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const token = previewTokenOf(request.url);
    return token === undefined ? pages.send(request, reply) : sendPreview(request, reply, token);
  };
  const file = (name: string, key: string, type: string, renderPage: () => Promise<string> | string) =>
    app.get(name, async (request, reply) =>
      sendCached(
        request,
        reply,
        await context.responses.get(key, async () => new CachedResponse(await renderPage())),
        type,
      ),
    );

  app.get('/', { config: { isPage: true } }, pages.send);
  for (const locale of localeNames) app.get(`/${locale}/*`, { config: { isPage: true } }, sendPage);
  registerSitemap(app, context, publicUrl);
  for (const { path: feed, write } of feeds)
    file(feed, feed, 'application/atom+xml; charset=utf-8', () => write(context.db, publicUrl()));
  for (const locale of localeNames)
    file(manifestPath(locale), `manifest ${locale}`, 'application/manifest+json; charset=utf-8', () =>
      manifestOf(context.db, locale),
    );
  if (indexNowKey !== undefined)
    file(`/${indexNowKey}.txt`, 'indexNow', 'text/plain; charset=utf-8', () => indexNowKey);
  file('/robots.txt', 'robots', 'text/plain; charset=utf-8', () => robots(publicUrl()));

  const api = () => apiDocument([...endpoints, ...staffEndpoints], publicUrl());
  file(`${gatewayBase}/openapi.json`, 'openapi', 'application/json; charset=utf-8', () => JSON.stringify(api()));
  file(`${gatewayBase}/docs`, 'docs', 'text/html; charset=utf-8', () => apiPage(api()));
  file('/api-page.css', 'api-page.css', 'text/css; charset=utf-8', () =>
    readFileSync(path.join(projectFolder, 'server/src/pages/api-page.css'), 'utf8'),
  );

  app.get<{ Params: { index: string } }>('/social/:index.svg', async (request, reply) => {
    const { index } = request.params;
    if (!/^(?:0|[1-9]\d{0,2})$/.test(index)) throw new HttpError('notFound');
    const cached = await context.responses.get(`social ${index}`, async () => {
      const account = (await readSettings(context.db)).social[Number(index)];
      if (!account) throw new HttpError('notFound');
      return new CachedResponse(renderSVG(account.url, { border: 2 }));
    });
    return sendCached(request, reply, cached, 'image/svg+xml');
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Errors are HTML pages, because a person reads them. */
    isPage?: boolean;
  }
}
