import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { alternatesOf } from 'contract/urls/alternates.ts';
import { defaultLocale, type Locale, localeNames } from 'contract/locales.ts';
import { megabyte } from 'contract/megabyte.ts';
import { pages, paths, localePath } from 'contract/urls/paths.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { listComposedPagesForSitemap } from '../composed-pages/store.ts';
import { languagesOf } from '../composed-pages/view.ts';
import type { Database } from '../database/open.ts';
import { acceptedEncoding } from '../http/accepted-encoding.ts';
import { Cache } from '../http/cache.ts';
import { etagOf } from '../http/cached-response.ts';
import { matchesIfNoneMatch } from '../http/conditional.ts';
import { noCache } from '../http/headers.ts';
import { HttpError } from '../http/http-error.ts';
import { countNewsForSitemap, listNewsForSitemap } from '../news/store.ts';
import { countProductsForSitemap, listProductsForSitemap } from '../products/store.ts';
import { type PictureRegistry, pictureUrl } from '../pictures/registry.ts';
import { escapeHtml } from '../http/escape-html.ts';

/** A compressed sitemap file: it is thirty times smaller, and few clients need it uncompressed. */
type SitemapFile = {
  gzipped: Buffer;
  etag: string;
  /** Of the index: the number of parts. */
  parts: number;
};

export type SitemapCache = Cache<SitemapFile>;

export function createSitemapCache(): SitemapCache {
  return new Cache<SitemapFile>(2 * megabyte, ({ gzipped }) => gzipped.length);
}

/** `picture` is the name of the item's main picture. */
type Entry = { path: string; languages: readonly Locale[]; changed?: Date; picture?: string };

/** The paths of all pages without items. Optional parameters are left out; recruitment has two paths. */
function tablePaths(): { name: string; path: string }[] {
  return Object.entries(pages)
    .filter(([, page]) => page.sitemap === true)
    .flatMap(([name, { pattern }]) =>
      pattern === pages.talentRecruitment.pattern
        ? [1 as const, 2 as const].map((id) => ({ name, path: paths.talentRecruitment(id) }))
        : [{ name, path: pattern.replace(/\/:\w+\?$/, '') }],
    );
}

/** Each row has three URLs; a sitemap file should have at most 10,000. */
const rowsOfPart = 3333;
/** Rows per batch, so that other requests run in between. */
const rowsAtOnce = 200;

/** Lists the entries of one sitemap file. */
type Part = (db: Database) => AsyncGenerator<Entry[]>;

async function* listPages(db: Database): AsyncGenerator<Entry[]> {
  const composed = await listComposedPagesForSitemap(db);
  // Composed pages may lack a language; built-in pages have all of them.
  const written = new Map(composed.map((page) => [page.name, languagesOf(page)]));
  yield tablePaths().map(({ name, path }) => ({ path, languages: written.get(name) ?? localeNames }));
}

type Rows = { offset: number; limit: number };

const kinds: { count: (db: Database) => Promise<number>; list: (db: Database, rows: Rows) => Promise<Entry[]> }[] = [
  {
    count: countNewsForSitemap,
    list: async (db, rows) =>
      (await listNewsForSitemap(db, rows)).map(({ id, languages, publishedAt, picture }) => ({
        path: paths.newsDetail(id),
        languages,
        changed: publishedAt,
        picture,
      })),
  },
  {
    count: countProductsForSitemap,
    list: async (db, rows) =>
      (await listProductsForSitemap(db, rows)).map(({ itemNo, languages, picture }) => ({
        path: paths.productDetail(itemNo),
        languages,
        picture,
      })),
  },
];

async function partsOf(db: Database): Promise<Part[]> {
  const parts: Part[] = [listPages];
  for (const { count, list } of kinds) {
    const rows = await count(db);
    for (let first = 0; first < rows; first += rowsOfPart)
      parts.push(async function* listItems(store) {
        const end = Math.min(rows, first + rowsOfPart);
        for (let offset = first; offset < end; offset += rowsAtOnce)
          yield await list(store, { offset, limit: Math.min(rowsAtOnce, end - offset) });
      });
  }
  return parts;
}

/** Writes every page in its languages, each with its alternates. */
async function* writePart(
  batches: AsyncGenerator<Entry[]>,
  publicUrl: string,
  pictures: PictureRegistry,
): AsyncGenerator<string> {
  const absolute = (urlPath: string) => escapeHtml(publicUrl + urlPath);
  yield `${xml}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`;
  for await (const entries of batches)
    yield entries
      .flatMap(({ path, languages, changed, picture }) => {
        const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
        const pictureFile = picture === undefined ? '' : pictureUrl(pictures, picture);
        const image = pictureFile ? `<image:image><image:loc>${absolute(pictureFile)}</image:loc></image:image>` : '';
        // The alternates are the same in each language.
        const links = alternatesOf(path, languages, defaultLocale).alternates.map(
          (alternate) =>
            `<xhtml:link rel="alternate" hreflang="${alternate.hreflang}" href="${absolute(alternate.path)}"/>`,
        );
        return languages.map(
          (locale) =>
            `<url><loc>${absolute(localePath(locale, path))}</loc>${lastmod}${links.join('')}${image}</url>\n`,
        );
      })
      .join('');
  yield '</urlset>\n';
}

const xml = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function writeIndex(count: number, publicUrl: string): string {
  const parts = Array.from({ length: count }, (_, index) => escapeHtml(`${publicUrl}/sitemap-${index + 1}.xml`));
  const listed = parts.map((url) => `<sitemap><loc>${url}</loc></sitemap>\n`);
  return `${xml}<sitemapindex xmlns="${namespace}">\n${listed.join('')}</sitemapindex>\n`;
}

async function fileOf(text: AsyncIterable<string> | Iterable<string>, parts = 0): Promise<SitemapFile> {
  const zip = createGzip();
  const [gzipped] = await Promise.all([buffer(zip), pipeline(text, zip)]);
  return { gzipped, etag: etagOf(gzipped), parts };
}

async function send(request: FastifyRequest, reply: FastifyReply, { gzipped, etag }: SitemapFile) {
  void reply
    .headers({ vary: 'accept-encoding', 'cache-control': noCache, etag })
    .type('application/xml; charset=utf-8');
  if (matchesIfNoneMatch(request.headers, etag)) return reply.code(304).send();
  if (acceptedEncoding(request.headers['accept-encoding'], ['gzip']) === 'gzip')
    return reply.header('content-encoding', 'gzip').send(gzipped);
  return reply.send(Readable.from([gzipped]).pipe(createGunzip()));
}

/** `/sitemap.xml` is an index; its parts are built on request. */
export function registerSitemap(
  app: FastifyInstance,
  { db, sitemap, pictures }: { db: Database; sitemap: SitemapCache; pictures: () => Promise<PictureRegistry> },
  publicUrl: () => string,
): void {
  const index = () =>
    sitemap.get('index', async () => {
      const { length } = await partsOf(db);
      return fileOf([writeIndex(length, publicUrl())], length);
    });

  app.get('/sitemap.xml', async (request, reply) => send(request, reply, await index()));

  app.get<{ Params: { number: string } }>('/sitemap-:number(^[1-9]\\d{0,3}$).xml', async (request, reply) => {
    const number = Number(request.params.number);
    if (number > (await index()).parts) return reply.callNotFound();
    const file = await sitemap.get(String(number), async () => {
      const part = (await partsOf(db))[number - 1];
      if (part === undefined) throw new HttpError('notFound');
      return fileOf(writePart(part(db), publicUrl(), await pictures()));
    });
    return send(request, reply, file);
  });
}
