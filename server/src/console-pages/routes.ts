import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { registerAssets } from '../http/assets.ts';
import type { CachedFile, ResponseCache } from '../http/cached-response.ts';
import { noReferrer, noStore } from '../http/headers.ts';
import { HttpError } from '../http/http-error.ts';
import { type ConsoleBuild, consoleBase } from './console-build.ts';
import { consoleDocument, consolePolicy } from './document.ts';

type ConsoleContext = { smallFiles: ResponseCache<CachedFile> };

/** Registers the console's document at every URL below `/console`, and its built files. */
export async function registerConsole(
  app: FastifyInstance,
  context: ConsoleContext,
  build: ConsoleBuild | undefined,
): Promise<void> {
  if (build === undefined) return;
  await registerAssets(app, context, build.assetsFolder, `${consoleBase}/assets/`);
  const send = (_request: FastifyRequest, reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64url');
    return reply
      .headers({ 'content-security-policy': consolePolicy(nonce), 'cache-control': noStore, ...noReferrer })
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(consoleDocument(build, nonce));
  };
  app.get(consoleBase, { config: { isPage: true } }, send);
  app.get<{ Params: { '*': string } }>(`${consoleBase}/*`, { config: { isPage: true } }, (request, reply) => {
    // The response to a missing file must not be a document: a browser would run it as a script.
    if (request.params['*'].startsWith('assets/')) throw new HttpError('notFound');
    return send(request, reply);
  });
}
