import type { Locale } from 'contract/locales.ts';
import { pictureWidths } from 'contract/media/picture.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../database/open.ts';
import type { PublicFiles } from '../files/public-files.ts';
import { matchesIfNoneMatch } from '../http/conditional.ts';
import { immutable, noCache } from '../http/headers.ts';
import { HttpError } from '../http/http-error.ts';
import { notFoundLimit } from '../http/limits.ts';
import { readPicture } from '../pictures/files.ts';
import type { PictureRegistry } from '../pictures/registry.ts';
import { cardFolder, type ShareCard, parseCardUrl, type CardContent } from './card.ts';
import { createCardCache } from './card-cache.ts';

type CardPages = { cardAt: (request: FastifyRequest, locale: Locale, path: string) => Promise<ShareCard | undefined> };

type ShareCardsContext = { db: Database; publicFiles: PublicFiles; pictures: () => Promise<PictureRegistry> };

/**
 * Serves share cards. They are drawn from the page at the URL, never from the URL itself,
 * so that nobody can choose their text. An outdated version redirects to the current one.
 */
export function registerShareCards(
  app: FastifyInstance,
  context: ShareCardsContext,
  pages: CardPages,
  pictureFolder: string,
): void {
  const cards = createCardCache(context);
  app.addHook('onClose', async () => cards.close());

  async function pictureOf({ picture }: CardContent): Promise<Uint8Array | undefined> {
    const found = picture && (await context.pictures()).byHash.get(picture.hash);
    if (found?.kind !== 'raster') return undefined;
    return readPicture(context, pictureFolder, found, `${pictureWidths(found.width).at(-1)}.webp`);
  }

  app.get(`${cardFolder}/*`, { config: { requestLimit: notFoundLimit } }, async (request, reply) => {
    const requested = parseCardUrl(request.url);
    const page = requested && (await pages.cardAt(request, requested.locale, requested.path));
    if (!page) throw new HttpError('notFound');
    // Other sites may embed cards.
    void reply.header('cross-origin-resource-policy', 'cross-origin');
    if (request.url !== page.url) return reply.header('cache-control', noCache).redirect(page.url, 302);
    const etag = `"${page.version}"`;
    void reply.header('etag', etag).header('cache-control', immutable).type('image/jpeg');
    if (matchesIfNoneMatch(request.headers, etag)) return reply.code(304).send();
    return reply.send(await cards.get(page.version, page.content, () => pictureOf(page.content)));
  });
}
