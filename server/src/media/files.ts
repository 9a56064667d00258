import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/open.ts';
import type { FileStore } from '../files/file-store.ts';
import { withFileHeaders, attachment, immutable, noCache } from '../http/headers.ts';
import { HttpError } from '../http/http-error.ts';
import type { RequestLimit } from '../http/limits.ts';
import { type PictureRegistry, pictureUrl } from '../pictures/registry.ts';
import { openDocument } from './documents.ts';

const documentLimit: RequestLimit = { max: 300, timeWindow: 60_000 };

/**
 * Serves the documents that staff uploaded, and redirects the lasting URL of a library picture to its
 * present file.
 */
export function registerMediaFiles(
  app: FastifyInstance,
  context: { db: Database; files: FileStore; pictures: () => Promise<PictureRegistry> },
): void {
  app.get<{ Params: { id: string; fileName: string } }>(
    '/files/:id/:fileName',
    { config: { requestLimit: documentLimit } },
    async (request, reply) => {
      const { content, bytes, fileName, mediaType } = await openDocument(context, request.params.id);
      // Nobody may link to a document under a name that it never had.
      if (request.params.fileName !== fileName) {
        content.destroy();
        throw new HttpError('notFound');
      }
      return withFileHeaders(reply)
        .headers({
          'cache-control': immutable,
          'content-type': mediaType,
          'content-length': bytes,
          'content-disposition': attachment(fileName),
        })
        .send(content);
    },
  );

  app.get<{ Params: { name: string } }>('/pictures/library/:name', async (request, reply) => {
    const { name } = request.params;
    const url = pictureUrl(await context.pictures(), name) || (await urlOfNewPicture(context, name));
    if (url === '') throw new HttpError('notFound');
    return reply.header('cache-control', noCache).redirect(url);
  });
}

/**
 * An editor shows a picture as soon as it is uploaded, when the cached registry may not have it yet: waits until it
 * has. Empty if the store has no such picture either.
 */
async function urlOfNewPicture(
  { db, pictures }: { db: Database; pictures: () => Promise<PictureRegistry> },
  name: string,
): Promise<string> {
  const stored = await db.selectFrom('picture').select('name').where('name', '=', name).executeTakeFirst();
  if (stored === undefined) return '';
  for (let attempt = 0; attempt < 40; attempt += 1) {
    await pause(50);
    const url = pictureUrl(await pictures(), name);
    if (url !== '') return url;
  }
  return '';
}
