import { type Locale, locales } from 'contract/locales.ts';
import { localePath } from 'contract/urls/paths.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/open.ts';
import { statusOfError } from '../http/error-texts.ts';
import { framedBySite, noCache, noReferrer, noStore } from '../http/headers.ts';
import type { HttpError } from '../http/http-error.ts';
import { logUnexpected } from '../http/log.ts';
import { sendCached } from '../http/send-cached.ts';
import type { PictureRegistry } from '../pictures/registry.ts';
import type { RotatingHashKey } from '../rate-limits/rotating-hash-key.ts';
import type { ShareCard } from '../share-cards/card.ts';
import { createPageSource } from './page-source.ts';
import { createDocumentWriter, type Owner, type RenderedDocument } from './document-writer.ts';
import { createErrorDocuments } from './error-documents.ts';
import type { PageCaches } from './page-caches.ts';
import {
  createPageRenderer,
  type GatewayCallerOf,
  missingPath,
  type PageRequest,
  type UncachedPage,
} from './page-renderer.ts';
import { parsePageUrl } from './page-url.ts';
import type { Renderer } from './renderer.ts';

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

type PagesContext = PageCaches & {
  pictures: () => Promise<PictureRegistry>;
  rotatingHashKey: RotatingHashKey;
};

/** Composes how pages are rendered, cached and sent. */
export function createPages(
  context: PagesContext,
  renderer: Renderer,
  gatewayCallerOf: GatewayCallerOf,
  owner: Owner,
  rejectWhenBusy: () => void,
): Pages {
  const writeDocument = createDocumentWriter(renderer, owner);
  const errorDocument = createErrorDocuments(renderer, writeDocument);
  const renderPage = createPageRenderer(context, renderer, gatewayCallerOf, writeDocument, rejectWhenBusy);
  const pageSource = createPageSource(context, renderPage);

  return {
    send: async (request, reply) => {
      const parsed = parsePageUrl(request.url);
      // Permanent for search engines; browsers revalidate it, because a later version may have more URLs.
      if (parsed.is === 'moved') return reply.header('cache-control', noCache).redirect(parsed.to, 308);
      const requested: PageRequest =
        parsed.is === 'page' ? parsed : { path: missingPath, locale: parsed.locale, mode: 'path' };
      const { status, uncacheable, isPrivate, redirect, ...page } = await pageSource.get(requested, request.ip);
      if (redirect !== undefined) return reply.header('cache-control', noCache).redirect(redirect, status);
      setContentHeaders(reply.code(status), requested.locale, isPrivate);
      if (status !== 200 || uncacheable) void reply.header('cache-control', noStore);
      return sendDocument(reply, page);
    },
    sendUncached: async (reply, page) => {
      const onUnexpectedError = (error: unknown) => logUnexpected(error, reply.request);
      const { status, isPrivate, retryAfter, ...rendered } = await pageSource.render({
        ...page,
        mode: 'path',
        onUnexpectedError,
      });
      setContentHeaders(reply.header('cache-control', noStore), page.locale, isPrivate);
      if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
      // A status that is already set is an error's.
      if (reply.statusCode === 200) void reply.code(status);
      return sendDocument(reply, rendered);
    },
    renderPreview: async (reply, { path, locale }, preview) => {
      pageSource.countMiss(reply.request.ip);
      const page = await renderPage({ path, locale, mode: 'path', preview });
      return () => sendPreview(reply, locale, page);
    },
    sendError: async (reply, httpError, locale, requestId) => {
      if (httpError.retryAfter !== undefined) void reply.header('retry-after', httpError.retryAfter);
      void reply.code(statusOfError[httpError.code]).header('cache-control', noStore).removeHeader('etag');
      // The error may stand in place of a private page.
      setContentHeaders(reply, locale, true);
      return sendDocument(reply, await errorDocument(httpError.code, locale, requestId));
    },
    cardAt: async ({ ip }, locale, path) => {
      const requested = parsePageUrl(localePath(locale, path));
      const parsed = requested.is === 'moved' ? parsePageUrl(requested.to) : requested;
      // A search has no card, and rendering it is expensive.
      if (parsed.is !== 'page' || parsed.name === 'search') return undefined;
      return (await pageSource.get(parsed, ip)).card;
    },
  };
}

async function sendPreview(reply: FastifyReply, locale: Locale, page: RenderedDocument & { status: number }) {
  void reply.code(page.status).headers({ 'cache-control': noStore, 'x-robots-tag': 'noindex' });
  // The URL has the link's token, which a referrer would reveal.
  setContentHeaders(reply, locale, true);
  return sendDocument(reply, { ...page, policy: framedBySite(page.policy) });
}

function setContentHeaders(reply: FastifyReply, locale: Locale, isPrivate: boolean): void {
  void reply.header('content-language', locales[locale].tag);
  if (isPrivate) void reply.headers(noReferrer);
}

function sendDocument(reply: FastifyReply, { document, policy }: RenderedDocument) {
  void reply.header('content-security-policy', policy);
  return sendCached(reply.request, reply, document, 'text/html; charset=utf-8');
}
