import path from 'node:path';
import type { Locale } from 'contract/locales.ts';
import { pictureWidths } from 'contract/picture.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { askFirst, keptForever } from '../http/headers.ts';
import { notFoundLimit } from '../http/limits.ts';
import { Refusal } from '../http/refusal.ts';
import { type PictureFolders, pictureFile } from '../pictures/files.ts';
import { cardFolder, type PageCard, readCardAddress, type ShareCard } from './card.ts';
import { createKeptCards } from './kept-cards.ts';

/** Where cards are kept. */
function shareCardsFolder(dataDir: string): string {
  return path.join(dataDir, 'share-cards');
}

type Pages = { cardAt: (locale: Locale, path: string) => Promise<PageCard | undefined> };

/**
 * Serves the share cards. What is drawn comes from the page at the address, never from the address itself, so nobody can
 * make the site draw words of theirs; a version that is not the page's present one leads to it.
 */
export function registerShareCards(
  app: FastifyInstance,
  context: Context,
  pages: Pages,
  folders: PictureFolders,
): void {
  const kept = createKeptCards(shareCardsFolder(context.dataDir));
  app.addHook('onClose', async () => kept.close());

  async function pictureOf({ picture }: ShareCard): Promise<string | undefined> {
    const found = picture && (await context.pictures()).byHash.get(picture.hash);
    if (found?.kind !== 'raster') return undefined;
    return pictureFile(folders, found, `${pictureWidths(found.width).at(-1)}.webp`);
  }

  app.get(`${cardFolder}/*`, { config: { rateLimit: notFoundLimit } }, async (request, reply) => {
    const asked = readCardAddress(request.url);
    const page = asked && (await pages.cardAt(asked.locale, asked.path));
    if (!page) throw new Refusal('notFound');
    // A card is there to be shown on other sites.
    void reply.header('cross-origin-resource-policy', 'cross-origin');
    if (request.url !== page.address) return reply.header('cache-control', askFirst).redirect(page.address, 302);
    const etag = `"${page.version}"`;
    void reply.header('etag', etag).header('cache-control', keptForever).type('image/jpeg');
    if (request.headers['if-none-match']?.split(/,\s*/).includes(etag)) return reply.code(304).send();
    return reply.send(await kept.get(page.version, page.card, () => pictureOf(page.card)));
  });
}
