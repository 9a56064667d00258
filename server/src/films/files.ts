import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { keptForever } from '../http/headers.ts';
import { Refusal } from '../http/refusal.ts';

const mediaTypes: Record<string, string> = { webm: 'video/webm', mp4: 'video/mp4', vtt: 'text/vtt; charset=utf-8' };

/** Serves films and their captions, whole or the range asked for. An address that the registry does not know never reaches the disk. */
export function registerFilmFiles(app: FastifyInstance, context: Context, folder: string): void {
  app.get<{ Params: { file: string } }>('/films/:file', async (request, reply) => {
    const [, hash = '', ending = ''] = /^([0-9a-f]{20})\.(webm|mp4|(?:cn|en|ru)\.vtt)$/.exec(request.params.file) ?? [];
    const film = (await context.films()).byHash.get(hash);
    const type = mediaTypes[ending.slice(ending.indexOf('.') + 1)];
    if (film === undefined || type === undefined) throw new Refusal('notFound');
    return reply
      .header('cache-control', keptForever)
      .type(type)
      .sendFile(`${film.name}.${ending}`, path.resolve(folder), { cacheControl: false });
  });
}
