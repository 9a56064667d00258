import path from 'node:path';
import { Readable } from 'node:stream';
import { filmExtensions } from 'contract/console/films.ts';
import { localeNames } from 'contract/locales.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/open.ts';
import type { FileStore } from '../files/file-store.ts';
import { openStoredFile } from '../files/open-stored-file.ts';
import { CachedResponse, type ResponseCache } from '../http/cached-response.ts';
import { matchesIfNoneMatch } from '../http/conditional.ts';
import { immutable } from '../http/headers.ts';
import { HttpError } from '../http/http-error.ts';
import type { RequestLimit } from '../http/limits.ts';
import { sendCached } from '../http/send-cached.ts';
import type { FilmRegistry } from './registry.ts';
import { requestedRange } from './requested-range.ts';

const filePattern = new RegExp(`^([0-9a-f]{20})\\.(webm|mp4|(?:${localeNames.join('|')})\\.vtt)$`);

const captionsType = 'text/vtt; charset=utf-8';
const mediaTypes: Record<string, string> = { webm: 'video/webm', mp4: 'video/mp4', vtt: captionsType };

/** A film is read in many ranges, and an office of a hundred people may share one IP address. */
const filmLimit: RequestLimit = { max: 1200, timeWindow: 60_000 };

type FilmFilesContext = {
  db: Database;
  files: FileStore;
  films: () => Promise<FilmRegistry>;
  responses: ResponseCache<CachedResponse>;
};

/**
 * Serves films and captions, with range requests: those of the demonstration from `folder` by name, uploaded ones from
 * the file store. Names of files never come from a URL.
 */
export function registerFilmFiles(app: FastifyInstance, context: FilmFilesContext, folder: string): void {
  const config = { requestLimit: filmLimit };
  app.get<{ Params: { file: string } }>('/films/:file', { config }, async (request, reply) => {
    const [, hash = '', extension = ''] = filePattern.exec(request.params.file) ?? [];
    const film = (await context.films()).byHash.get(hash);
    const type = mediaTypes[extension.slice(extension.indexOf('.') + 1)];
    if (type === undefined) throw new HttpError('notFound');
    void reply.header('cache-control', immutable).type(type);
    if (film?.storedName === null)
      return reply.sendFile(`${film.name}.${extension}`, path.resolve(folder), { cacheControl: false });
    // Also a file that was replaced today: whoever watches it reads on.
    const stored = await findFile(context.db, hash, extension);
    return sendFilm(request, reply, context.files, stored);
  });

  app.get<{ Params: { file: string } }>('/films/captions/:file', { config }, async (request, reply) => {
    const [, hash] = /^([0-9a-f]{20})\.vtt$/.exec(request.params.file) ?? [];
    if (hash === undefined) throw new HttpError('notFound');
    const captions = await context.responses.get(
      `captions ${hash}`,
      async () => new CachedResponse(await readCaptions(context.db, hash)),
    );
    return sendCached(request, reply.header('cache-control', immutable), captions, captionsType);
  });
}

type FilmFile = { name: string; hash: string; bytes: number };

async function findFile(db: Database, hash: string, extension: string): Promise<FilmFile> {
  const type = filmExtensions.find((known) => known === extension);
  if (type === undefined) throw new HttpError('notFound');
  const found = await db
    .selectFrom('filmFile')
    .select(['name', 'bytes'])
    .where('hash', '=', hash)
    .where('type', '=', type)
    .limit(1)
    .executeTakeFirst();
  if (found === undefined || found.bytes === null) throw new HttpError('notFound');
  return { name: found.name, hash, bytes: found.bytes };
}

async function sendFilm(
  { headers, method }: FastifyRequest,
  reply: FastifyReply,
  files: FileStore,
  { name, hash, bytes }: FilmFile,
) {
  const etag = `"${hash}"`;
  void reply.headers({ etag, 'accept-ranges': 'bytes' });
  if (matchesIfNoneMatch(headers, etag)) return reply.code(304).send();
  // A part of another version must not be appended to this one.
  const isOther = headers['if-range'] !== undefined && headers['if-range'] !== etag;
  const range = isOther ? undefined : requestedRange(headers.range, bytes);
  if (range === null)
    throw Object.assign(new HttpError('rangeNotSatisfiable'), { headers: { 'Content-Range': `bytes */${bytes}` } });
  const { start, end } = range ?? { start: 0, end: bytes - 1 };
  // For HEAD the router would read a stream to its end.
  const content = method === 'HEAD' ? Readable.from([]) : await openStoredFile(files, name, { start, end });
  if (range !== undefined) void reply.code(206).header('content-range', `bytes ${start}-${end}/${bytes}`);
  return reply.header('content-length', end - start + 1).send(content);
}

async function readCaptions(db: Database, hash: string): Promise<string> {
  const found = await db
    .selectFrom('filmCaptions')
    .select('content')
    .where('hash', '=', hash)
    .limit(1)
    .executeTakeFirst();
  if (found === undefined) throw new HttpError('notFound');
  return found.content;
}
