import path from 'node:path';
import { localeNames } from 'contract/locales.ts';
import type { FastifyInstance } from 'fastify';
import { immutable } from '../http/headers.ts';
import { HttpError } from '../http/http-error.ts';
import type { FilmRegistry } from './registry.ts';

const filePattern = new RegExp(`^([0-9a-f]{20})\\.(webm|mp4|(?:${localeNames.join('|')})\\.vtt)$`);

const mediaTypes: Record<string, string> = { webm: 'video/webm', mp4: 'video/mp4', vtt: 'text/vtt; charset=utf-8' };

/**
 * Serves films and captions, with range requests. URLs that are not in the registry never
 * reach the disk.
 */
export function registerFilmFiles(
  app: FastifyInstance,
  { films }: { films: () => Promise<FilmRegistry> },
  folder: string,
): void {
  app.get<{ Params: { file: string } }>('/films/:file', async (request, reply) => {
    const [, hash = '', extension = ''] = filePattern.exec(request.params.file) ?? [];
    const film = (await films()).byHash.get(hash);
    const type = mediaTypes[extension.slice(extension.indexOf('.') + 1)];
    if (film === undefined || type === undefined) throw new HttpError('notFound');
    return reply
      .header('cache-control', immutable)
      .type(type)
      .sendFile(`${film.name}.${extension}`, path.resolve(folder), { cacheControl: false });
  });
}
