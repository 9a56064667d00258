import path from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { errorStatus } from 'contract/errors.ts';
import type { Config } from './config/config.ts';
import type { Context } from './context.ts';
import { registerBodyPace } from './http/body-pace.ts';
import { answerClientErrors } from './http/client-errors.ts';
import { errorEnvelope, localeOfPath, refusalOf } from './http/errors.ts';
import { registerFilmFiles } from './films/files.ts';
import { gatewayBase, methodsOf, registerGateway } from './http/gateway.ts';
import { keptForever, neverKept, securityHeaders } from './http/headers.ts';
import { notFoundLimit, registerLimits } from './http/limits.ts';
import { logSettings, logUnexpected } from './http/log.ts';
import { Refusal } from './http/refusal.ts';
import { registerMonograms } from './monograms/files.ts';
import { registerPictureFiles } from './pictures/files.ts';
import { uploadsFolder } from './pictures/uploads-folder.ts';
import { registerFormPosts } from './pages/form-posts.ts';
import { createPages, registerPages } from './pages/routes.ts';
import { registerShareCards } from './share-cards/files.ts';
import type { Renderer } from './pages/renderer.ts';
import { routes } from './routes.ts';
import { submissionRequests } from './submissions/routes.ts';

type Settings = Pick<Config, 'publicUrl' | 'trustedProxies'> & {
  contentFolder: string;
  /** Where the log goes instead of to the standard output. */
  log?: { write: (line: string) => void };
};

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalOf(error);
  if (refusal.code === 'unexpected') logUnexpected(error, request);
  if (refusal.retryAfter !== undefined) void reply.header('retry-after', refusal.retryAfter);
  return reply
    .code(errorStatus[refusal.code])
    .header('cache-control', neverKept)
    .removeHeader('etag')
    .type('application/json; charset=utf-8')
    .send(errorEnvelope(refusal, localeOfPath(request.url)));
}

/** The whole application on a context: gateway, pages, files. Nothing listens yet. */
export async function buildApp(context: Context, renderer: Renderer, settings: Settings): Promise<FastifyInstance> {
  const headers = securityHeaders(renderer.firstScript, settings.publicUrl);
  const app = Fastify({
    logger: settings.log === undefined ? logSettings : { ...logSettings, stream: settings.log },
    trustProxy: settings.trustedProxies.length > 0 ? settings.trustedProxies : false,
    // For headers and files; other bodies have a shorter limit of their own (body-pace.ts).
    requestTimeout: 3_600_000,
    bodyLimit: 16 * 1024,
    routerOptions: { maxParamLength: 200 },
    clientErrorHandler: answerClientErrors(headers),
    // What the router itself refuses passes no hook, and by default repeats the address.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply.headers(headers)),
  });
  const publicUrl = () => settings.publicUrl ?? listeningUrl(app);

  app.addHook('onRequest', async (request, reply) => {
    for (const [name, value] of Object.entries(headers)) void reply.header(name, value);
    // RFC 9112: a request with two Host lines is answered with 400.
    const hosts = request.raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
    if (hosts.length > 1) throw new Refusal('badRequest');
  });
  app.setErrorHandler(answerError);
  // JSON is the only body there is.
  app.removeContentTypeParser('text/plain');

  registerBodyPace(app);
  await registerLimits(app, context.hourlyKeys);
  registerGateway(app, context, routes);
  const pages = createPages(context, routes, renderer, publicUrl);
  registerPages(app, context, pages, publicUrl);
  registerFormPosts(app, pages, submissionRequests(context), settings.publicUrl);

  await app.register(fastifyStatic, {
    root: path.join(renderer.clientFolder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response) => void response.header('cache-control', keptForever),
  });
  const pictureFolders = {
    demonstration: path.join(settings.contentFolder, 'pictures'),
    uploads: uploadsFolder(context.dataDir),
  };
  registerPictureFiles(app, context, pictureFolders);
  registerFilmFiles(app, context, path.join(settings.contentFolder, 'films'));
  registerMonograms(app, context);
  registerShareCards(app, context, pages, pictureFolders);
  app.get('/favicon.svg', (_request, reply) => reply.sendFile('favicon.svg', renderer.clientFolder));
  app.get('/healthz', async (_request, reply) => {
    await sql`select 1`.execute(context.db);
    return reply.header('cache-control', neverKept).send({ ok: true });
  });

  app.setNotFoundHandler({ preHandler: app.rateLimit(notFoundLimit) }, async (request, reply) => {
    const [address = ''] = request.url.split('?');
    const allowed = methodsOf(address, routes);
    if (allowed.length > 0) {
      void reply.header('allow', allowed.join(', '));
      throw new Refusal('methodNotAllowed');
    }
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (!isPage || address.startsWith(`${gatewayBase}/`) || /^\/(assets|pictures|films|share|social)\//.test(address))
      throw new Refusal('notFound');
    return pages.send(request, reply);
  });
  return app;
}

/** Where the application can be reached from this machine. */
export function listeningUrl(app: FastifyInstance): string {
  const address = app.server.address();
  if (address === null || typeof address === 'string') return 'http://127.0.0.1';
  const everywhere = address.address === '0.0.0.0' || address.address === '::';
  const host = everywhere ? '127.0.0.1' : address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}
