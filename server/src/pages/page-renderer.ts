import { hash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Locale } from 'contract/locales.ts';
import type { PageName } from 'contract/urls/paths.ts';
import type { Database } from '../database/open.ts';
import { limitConcurrency } from '../http/concurrency-limit.ts';
import type { Caller } from '../http/serve.ts';
import { type CardPicture, type ShareCard, shareCardOf } from '../share-cards/card.ts';
import type { DocumentWriter } from './document-writer.ts';
import type { OnUnexpectedError } from './gateway-caller.ts';
import type { CachedPage } from './page-caches.ts';
import type { CallGateway, Loaded, Rendered, Renderer, RenderRequest } from './renderer.ts';

/** A page for one visitor. `path` has no language. `posted` is the url-encoded form; `ip` is used for its limits. */
export type UncachedPage = { path: string; locale: Locale; posted?: string; ip?: string };

export type PageRequest = UncachedPage & {
  mode: 'path' | 'hash';
  /** Undefined for a URL that no page has. */
  name?: PageName;
  onUnexpectedError?: OnUnexpectedError;
  /** A transaction whose content is shown instead of the published one. */
  preview?: Database;
  /** The cached page, which may be stale. It is returned if it was rendered from the same data. */
  cached?: CachedPage;
};

export type RenderedPage = CachedPage & { uncacheable: boolean; retryAfter: string | undefined };

/** A page is rendered again after an hour: the year in its footer is not part of its data. */
const maxRenderedMilliseconds = 3_600_000;

/** Their data is in memory. They are rendered within about a second. */
const maxWaitingPages = 200;

/** Returns how a rendered page calls the gateway for its visitor. */
export type GatewayCallerOf = (
  caller: Caller,
  onUnexpectedError?: OnUnexpectedError,
  preview?: Database,
) => CallGateway;

/** A path that the route table does not have; it stands for all unknown URLs. */
export const missingPath = '/404';

/**
 * Throws what any call of the gateway has thrown. A page may render although a part of it failed; cached, the part would
 * be missing until the next change.
 */
async function loadWithoutFailures(load: Renderer['load'], request: RenderRequest): Promise<Loaded> {
  const failures: unknown[] = [];
  const callGateway: CallGateway = (name, input) =>
    request.callGateway(name, input).catch((failure: unknown) => {
      failures.push(failure);
      throw failure;
    });
  const loaded = await load({ ...request, callGateway });
  if (failures.length > 0) throw failures[0];
  return loaded;
}

/** Renders a page of the site as a document. Throws what a call of the gateway has thrown. */
export function createPageRenderer(
  { pictures }: { pictures: () => Promise<{ byHash: ReadonlyMap<string, CardPicture> }> },
  { load }: Pick<Renderer, 'load'>,
  gatewayCallerOf: GatewayCallerOf,
  writeDocument: DocumentWriter,
  rejectWhenBusy: () => void,
): (request: PageRequest) => Promise<RenderedPage> {
  async function shareCardOfPage(card: Rendered['card'], locale: Locale): Promise<ShareCard | undefined> {
    if (!card) return undefined;
    const { section, title, company, path } = card;
    const registered = card.picture === undefined ? undefined : (await pictures()).byHash.get(card.picture);
    const picture = registered && { hash: registered.hash, focusX: registered.focusX, focusY: registered.focusY };
    return shareCardOf({ locale, section, title, company, picture }, path);
  }

  /** The cached page if it shows this data: most changes of a table do not change most pages that read it. */
  async function ifStillRight(cached: CachedPage, dataHash: string, locale: Locale): Promise<CachedPage | undefined> {
    const { status, shown, card } = cached;
    const isOld = performance.now() - shown.renderedAt > maxRenderedMilliseconds;
    if (status !== 200 || shown.hash !== dataHash || isOld) return undefined;
    return (await shareCardOfPage(shown.card, locale))?.url === card?.url ? cached : undefined;
  }

  async function renderLoaded(request: PageRequest, { data, render }: Loaded, dataHash: string): Promise<RenderedPage> {
    const { path, locale, mode, preview } = request;
    // Requests that wait are answered between the long steps.
    await nextTurn();
    const rendered = render();
    await nextTurn();
    const page = preview === undefined ? rendered : { ...rendered, head: { ...rendered.head, noindex: true } };
    const card = page.status === 200 && preview === undefined ? await shareCardOfPage(page.card, locale) : undefined;
    const written = writeDocument(page, {
      path,
      locale,
      mode,
      card,
      data: path === missingPath ? undefined : data,
    });
    const { status, uncacheable, redirect, retryAfter } = page;
    const shown = { hash: dataHash, card: page.card, renderedAt: performance.now() };
    return {
      status,
      uncacheable,
      isPrivate: page.head.isPrivate === true,
      redirect,
      retryAfter,
      ...written,
      card,
      shown,
    };
  }

  // If the steps of many pages alternated, all of them would stay in memory until the last one ends.
  const oneAtATime = limitConcurrency(1, maxWaitingPages);

  return async (request) => {
    const { path, locale, mode, posted, ip, onUnexpectedError, preview, cached } = request;
    // A posted form is handled while its page is rendered, and the limit of writes has already admitted it.
    if (posted === undefined) rejectWhenBusy();
    const callGateway = gatewayCallerOf({ locale, ...(ip !== undefined && { ip }) }, onUnexpectedError, preview);
    const loaded = await loadWithoutFailures(load, { path, locale, mode, posted, callGateway });
    const dataHash = hash('sha256', loaded.data, 'base64url');
    const right = cached && (await ifStillRight(cached, dataHash, locale));
    if (right !== undefined) return { ...right, uncacheable: false, retryAfter: undefined };
    const renderPage = () => renderLoaded(request, loaded, dataHash);
    // The page after a posted form has the visitor's receipt and must not be rejected.
    return posted === undefined ? oneAtATime(renderPage) : renderPage();
  };
}
