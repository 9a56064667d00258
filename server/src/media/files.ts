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
    const url = pictureUrl(await context.pictures(), request.params.name);
    if (url === '') throw new HttpError('notFound');
    return reply.header('cache-control', noCache).redirect(url);
  });
}
