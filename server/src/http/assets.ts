import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { CachedFile, maxCachedFileBytes, type ResponseCache } from './cached-response.ts';
import { sendCached } from './send-cached.ts';
import { withFileHeaders, immutable } from './headers.ts';

const mediaTypes: Partial<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Serves build outputs, whose names carry a hash: small files from memory, other files and ranges
 * from disk.
 */
export async function registerAssets(
  app: FastifyInstance,
  { smallFiles }: { smallFiles: ResponseCache<CachedFile> },
  folder: string,
  prefix = '/assets/',
): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    prefix,
    // `reply.sendFile` exists after the first registration; each call below names its own folder.
    decorateReply: !app.hasReplyDecorator('sendFile'),
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => withHeaders(reply, path.extname(file.replace(/\.(?:br|gz)$/, ''))),
  });
  app.get<{ Params: { file: string } }>(`${prefix}:file`, async (request, reply) => {
    const { file } = request.params;
    const extension = /^[\w-]+(\.\w+)$/.exec(file)?.[1] ?? '';
    const type = mediaTypes[extension];
    if (type === undefined || request.headers.range !== undefined) return reply.sendFile(file, folder);
    const key = `${prefix}${file}`;
    const isCacheable = smallFiles.current(key) !== undefined || (await isSmall(path.join(folder, file)));
    if (!isCacheable) return reply.sendFile(file, folder);
    const cached = await smallFiles.get(key, () => readAsset(folder, file));
    withHeaders(reply, extension);
    return sendCached(request, reply, cached, type);
  });
}

function withHeaders(reply: FastifyReply, extension: string): void {
  void reply.header('cache-control', immutable);
  if (extension !== '.svg') withFileHeaders(reply, extension === '.js');
}

/** False if the file does not exist. */
async function isSmall(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isFile() && found.size <= maxCachedFileBytes,
    () => false,
  );
}

async function readAsset(folder: string, file: string): Promise<CachedFile> {
  const read = (extension: string) => readFile(path.join(folder, file + extension)).catch(() => undefined);
  const [identity, br, gzip] = await Promise.all([readFile(path.join(folder, file)), read('.br'), read('.gz')]);
  // The file's name identifies the content. The tag is weak because all encodings share it.
  return new CachedFile(`W/"${file}"`, identity, { ...(br && { br }), ...(gzip && { gzip }) });
}
