import { documentUrls } from 'contract/products/product-documents.ts';
import { type Locale, localeNames, locales } from 'contract/locales.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../database/open.ts';
import type { PublicFiles } from '../files/public-files.ts';
import { CachedResponse, type ResponseCache } from '../http/cached-response.ts';
import { matchesIfNoneMatch } from '../http/conditional.ts';
import { disposition, noCache, withFileHeaders } from '../http/headers.ts';
import { HttpError } from '../http/http-error.ts';
import { notFoundLimit, RequestCounter, type RequestLimit } from '../http/limits.ts';
import type { RotatingHashKey } from '../rate-limits/rotating-hash-key.ts';
import { createDocumentCache, type DocumentCache } from './document-cache.ts';
import { type DocumentContent, versionOf } from './document-content.ts';
import { documents, type ReadDocument } from './documents.ts';
import { type CallEndpoint, createContentReader } from './read-content.ts';
import { words } from './words/words.ts';

type DocumentsContext = {
  db: Database;
  publicFiles: PublicFiles;
  responses: ResponseCache<CachedResponse>;
  rotatingHashKey: RotatingHashKey;
};

/**
 * The drawings that one IP address may cause in a minute. A drawing takes a tenth of a second of another process, the
 * catalogue a few seconds.
 */
const drawingLimit: RequestLimit = { max: 120, timeWindow: 60_000 };

const costOf: Record<DocumentContent['kind'], number> = {
  productSheet: 1,
  safetySheet: 1,
  tableSheet: 1,
  catalogue: 40,
};

/** What a URL leads to: how its content is read, and the name under which it is saved. */
type Requested = { kind: DocumentContent['kind']; url: string; read: ReadDocument; fileName: string };

/** Serves the PDF documents of products, tables and the catalogue, below the language. */
export function registerProductDocuments(
  app: FastifyInstance,
  context: DocumentsContext,
  callEndpointIn: (locale: Locale) => CallEndpoint,
  publicUrl: () => string,
): void {
  const cache = createDocumentCache(context.publicFiles);
  app.addHook('onClose', async () => cache.close());
  const drawings = new RequestCounter(context.rotatingHashKey, drawingLimit);

  /** The content as JSON: cached like a response, because it is read again for each request. */
  function readContent(locale: Locale, { url, read }: Requested): Promise<CachedResponse> {
    return context.responses.get(url, async () => {
      const reader = createContentReader(locale, callEndpointIn(locale));
      return new CachedResponse(JSON.stringify(await read(reader, { db: context.db, publicUrl: publicUrl() })));
    });
  }

  async function pdfOf({ url, kind }: Requested, version: string, content: string, ip: string): Promise<Buffer> {
    const stored = await cache.find({ url, version });
    if (stored !== undefined) return stored;
    const wait = drawings.count(ip, costOf[kind]);
    if (wait !== undefined) throw new HttpError('tooManyRequests', [], wait);
    return draw(cache, { url, version }, content);
  }

  for (const locale of localeNames)
    app.get<{ Params: { '*': string } }>(
      `/${locale}/documents/*`,
      // An old link shows the site's page that says so.
      { config: { isPage: true, requestLimit: notFoundLimit } },
      async (request, reply) => {
        const requested = requestedOf(request, locale);
        if (requested === undefined) throw new HttpError('notFound');
        const content = (await readContent(locale, requested)).body.toString();
        const version = versionOf(content);
        const etag = `"${version}"`;
        const { url: page }: DocumentContent = JSON.parse(content);
        void withFileHeaders(reply).headers({
          etag,
          'cache-control': noCache,
          'content-language': locales[locale].tag,
          ...searchHeaders(requested.kind, page),
        });
        if (matchesIfNoneMatch(request.headers, etag)) return reply.code(304).send();
        const pdf = await pdfOf(requested, version, content, request.ip);
        return reply
          .headers({ 'content-disposition': disposition('inline', requested.fileName), 'content-length': pdf.length })
          .type('application/pdf')
          .send(pdf);
      },
    );
}

function draw(cache: DocumentCache, document: { url: string; version: string }, content: string): Promise<Buffer> {
  const parsed: DocumentContent = JSON.parse(content);
  return cache.draw(document, parsed);
}

/** Search engines show the page instead of its document. A sample must not be found as a safety data sheet. */
function searchHeaders(kind: DocumentContent['kind'], page: string): Record<string, string> {
  return kind === 'safetySheet' ? { 'x-robots-tag': 'noindex' } : { link: `<${page}>; rel="canonical"` };
}

/** Parses the URL of a document; undefined if it is not one, or not spelt as in the links of the site. */
function requestedOf(request: FastifyRequest<{ Params: { '*': string } }>, locale: Locale): Requested | undefined {
  const text = words[locale];
  const [, folder, name = ''] = /^(?:(products|safety|tables)\/)?(.{1,100})\.pdf$/u.exec(request.params['*']) ?? [];
  const requested = ((): Requested | undefined => {
    switch (folder) {
      case 'products':
        return {
          kind: 'productSheet',
          url: documentUrls.productSheet(locale, name),
          read: (reader, sources) => documents.productSheet(reader, sources, name),
          fileName: `${name} ${text.productSheet}.pdf`,
        };
      case 'safety':
        return {
          kind: 'safetySheet',
          url: documentUrls.safetySheet(locale, name),
          read: (reader, sources) => documents.safetySheet(reader, sources, name),
          fileName: `${name} ${text.safetySheet} (${text.sample}).pdf`,
        };
      case 'tables':
        return {
          kind: 'tableSheet',
          url: documentUrls.tableSheet(locale, name),
          read: (reader, sources) => documents.tableSheet(reader, sources, name),
          fileName: `${name} ${text.tableSheet}.pdf`,
        };
      default:
        return name === 'catalogue'
          ? {
              kind: 'catalogue',
              url: documentUrls.catalogue(locale),
              read: documents.catalogue,
              fileName: `${text.catalogue}.pdf`,
            }
          : undefined;
    }
  })();
  // Otherwise a query would give a document any number of URLs.
  return requested?.url === request.url ? requested : undefined;
}
