import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pictureTypes, pictureWidths } from 'contract/picture.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { sendKept } from '../http/gateway.ts';
import { keptForever } from '../http/headers.ts';
import { KeptAnswer } from '../http/kept-answers.ts';
import { Refusal } from '../http/refusal.ts';
import type { RegisteredPicture } from './registry.ts';

/** Where files lie: those that come with the program by their names, those that staff brought by their hashes. */
export type PictureFolders = { demonstration: string; uploads: string };

const mediaTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

/** A drawing is opened as a document too: nothing in it may run or load. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** The file of one size of a raster picture, or of a drawing. Every part of it comes from the registry, none from outside. */
export function pictureFile(folders: PictureFolders, picture: RegisteredPicture, file: string): string {
  const folder =
    picture.source === 'demonstration'
      ? path.join(folders.demonstration, picture.name)
      : path.join(folders.uploads, picture.hash);
  return picture.kind === 'drawing' ? `${folder}.svg` : path.join(folder, file);
}

/** Serves every picture at its immutable address. An address that the registry does not know never reaches the disk. */
export function registerPictureFiles(app: FastifyInstance, context: Context, folders: PictureFolders): void {
  app.get<{ Params: { hash: string; file: string } }>('/pictures/:hash/:file', async (request, reply) => {
    const { hash, file } = request.params;
    const picture = await found(context, hash, 'raster');
    const [, width, ending] = /^(\d{1,4})\.(avif|webp|jpg)$/.exec(file) ?? [];
    const type = pictureTypes.find((known) => known === ending);
    const kept = pictureWidths(picture.width).find((known) => String(known) === width);
    if (type === undefined || kept === undefined) throw new Refusal('notFound');
    const etag = `"${hash}-${kept}-${type}"`;
    void reply.header('etag', etag).header('cache-control', keptForever).type(mediaTypes[type]);
    if (request.headers['if-none-match']?.split(/,\s*/).includes(etag)) return reply.code(304).send();
    const opened = await openFile(pictureFile(folders, picture, `${kept}.${type}`));
    const { size } = await opened.stat();
    void reply.header('content-length', size);
    return reply.send(opened.createReadStream());
  });

  app.get<{ Params: { hash: string } }>('/pictures/:hash.svg', async (request, reply) => {
    const { hash } = request.params;
    const picture = await found(context, hash, 'drawing');
    const drawing = await context.answers.get(
      `drawing ${hash}`,
      async () => new KeptAnswer(await readDrawing(pictureFile(folders, picture, ''))),
    );
    void reply.header('cache-control', keptForever).header('content-security-policy', drawingPolicy);
    return sendKept(request, reply, drawing, 'image/svg+xml');
  });
}

async function found({ pictures }: Context, hash: string, kind: RegisteredPicture['kind']): Promise<RegisteredPicture> {
  const picture = (await pictures()).byHash.get(hash);
  if (picture?.kind !== kind) throw new Refusal('notFound');
  return picture;
}

async function openFile(file: string) {
  try {
    return await open(file);
  } catch {
    throw new Refusal('notFound');
  }
}

async function readDrawing(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new Refusal('notFound');
  }
}
