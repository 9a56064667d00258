import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pictureTypes, pictureWidths } from 'contract/media/picture.ts';
import type { FastifyInstance } from 'fastify';
import { codeOf } from '../errors/error-code.ts';
import { FileMissingError } from '../files/file-store.ts';
import type { PublicFiles } from '../files/public-files.ts';
import { CachedFile, CachedResponse, type ResponseCache } from '../http/cached-response.ts';
import { sendCached } from '../http/send-cached.ts';
import { withFileHeaders, immutable } from '../http/headers.ts';
import { HttpError } from '../http/http-error.ts';
import type { PictureRegistry, RegisteredPicture } from './registry.ts';

const mediaTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

/** An SVG can be opened as a document: nothing in it may run or load. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

type PictureFilesContext = {
  pictures: () => Promise<PictureRegistry>;
  publicFiles: PublicFiles;
  smallFiles: ResponseCache<CachedFile>;
  responses: ResponseCache<CachedResponse>;
};

/**
 * Reads one size of a raster picture: demonstration pictures from `folder` by name, uploads from
 * the file store.
 */
export async function readPicture(
  { publicFiles }: Pick<PictureFilesContext, 'publicFiles'>,
  folder: string,
  { source, name, hash }: RegisteredPicture,
  file: string,
): Promise<Buffer> {
  try {
    if (source === 'demonstration') return await readFile(path.join(folder, name, file));
    return await buffer(await publicFiles.pictures.get(`${hash}/${file}`));
  } catch (error) {
    if (isMissing(error)) throw new HttpError('notFound');
    throw error;
  }
}

/** Serves pictures at immutable URLs. URLs that are not in the registry never reach the disk. */
export function registerPictureFiles(app: FastifyInstance, context: PictureFilesContext, folder: string): void {
  app.get<{ Params: { hash: string; file: string } }>('/pictures/:hash/:file', async (request, reply) => {
    const { hash, file } = request.params;
    const [, width, extension] = /^(\d{1,4})\.(avif|webp|jpg)$/.exec(file) ?? [];
    const type = pictureTypes.find((known) => known === extension);
    if (type === undefined) throw new HttpError('notFound');
    const cached = await context.smallFiles.get(`picture ${hash}/${file}`, async () => {
      const picture = await findPicture(context, hash, 'raster');
      if (!pictureWidths(picture.width).some((known) => String(known) === width)) throw new HttpError('notFound');
      return new CachedFile(`"${hash}-${width}-${type}"`, await readPicture(context, folder, picture, file));
    });
    void withFileHeaders(reply).header('cache-control', immutable);
    return sendCached(request, reply, cached, mediaTypes[type]);
  });

  app.get<{ Params: { hash: string } }>('/pictures/:hash.svg', async (request, reply) => {
    const { hash } = request.params;
    const picture = await findPicture(context, hash, 'drawing');
    const drawing = await context.responses.get(
      `drawing ${hash}`,
      async () => new CachedResponse(await readDrawing(path.join(folder, `${picture.name}.svg`))),
    );
    void reply.header('cache-control', immutable).header('content-security-policy', drawingPolicy);
    return sendCached(request, reply, drawing, 'image/svg+xml');
  });
}

async function findPicture(
  { pictures }: PictureFilesContext,
  hash: string,
  kind: RegisteredPicture['kind'],
): Promise<RegisteredPicture> {
  const picture = (await pictures()).byHash.get(hash);
  if (picture?.kind !== kind) throw new HttpError('notFound');
  return picture;
}

function isMissing(error: unknown): boolean {
  return error instanceof FileMissingError || codeOf(error) === 'ENOENT';
}

async function readDrawing(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new HttpError('notFound');
  }
}
