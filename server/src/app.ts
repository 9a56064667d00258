import { createServer } from 'node:http';
import path from 'node:path';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type preHandlerHookHandler,
} from 'fastify';
import type { Config } from './config/config.ts';
import type { ConsoleBuild } from './console-pages/console-build.ts';
import { registerConsole } from './console-pages/routes.ts';
import type { Context } from './context.ts';
import { registerFilmFiles } from './films/files.ts';
import { registerAssets } from './http/assets.ts';
import { registerBodyTimeouts } from './http/body-timeout.ts';
import { type CacheFastPath, createCacheFastPath, hasTwoHosts } from './http/cache-fast-path.ts';
import { handleClientErrors } from './http/client-errors.ts';
import { expectsPage, sendJsonError } from './http/error-response.ts';
import { httpErrorOf, localeOfPath } from './http/errors.ts';
import { methodsOf, registerGateway } from './http/gateway.ts';
import { securityHeaders } from './http/headers.ts';
import { HttpError } from './http/http-error.ts';
import { RequestCounter, notFoundLimit, registerLimits } from './http/limits.ts';
import { logOptions, logUnexpected, newRequestId } from './http/log.ts';
import { type OverloadLimits, overloadLimits, registerOverload, sendBusyPage, watchOverload } from './http/overload.ts';
import { warnOfProxy } from './http/proxy-warning.ts';
import { registerReadiness } from './http/readiness.ts';
import { createResponseCache } from './http/content-caches.ts';
import { createSessionCookie } from './http/session-cookie.ts';
import { registerMediaFiles } from './media/files.ts';
import { registerAvatars } from './initials-avatars/files.ts';
import { registerApiDocuments } from './pages/api-documents.ts';
import { registerPostedForms } from './pages/posted-forms.ts';
import { createGatewayCaller } from './pages/gateway-caller.ts';
import type { Renderer } from './pages/renderer.ts';
import { createPages, type Pages } from './pages/pages.ts';
import { registerFeeds } from './pages/feeds.ts';
import { registerIndexNowKey, registerRobots } from './pages/robots.ts';
import { registerManifests } from './pages/manifest.ts';
import { registerPages } from './pages/routes.ts';
import { registerSitemap } from './pages/sitemap.ts';
import { registerPictureFiles } from './pictures/files.ts';
import { routes } from './routes.ts';
import type { Verification } from './config/search-engines.ts';
import { createSignedInBy } from './sessions/signed-in-by.ts';
import { registerCertificateQrCodes } from './certificates/qr-codes.ts';
import { registerSocialQrCodes } from './settings/social-qr-codes.ts';
import { createMatchesCache } from './products/matches.ts';
import { registerProductDocuments } from './product-documents/files.ts';
import { registerShareCards } from './share-cards/files.ts';
import { submissionRequests } from './submissions/routes.ts';

type AppOptions = Pick<Config, 'publicUrl' | 'trustedProxies'> & {
  contentFolder: string;
  /** Without it there is no console. */
  consoleBuild?: ConsoleBuild | undefined;
  metrics?: Config['metrics'];
  verification?: Verification;
  indexNowKey?: string | undefined;
  overload?: OverloadLimits;
  /** Receives the log instead of standard output. */
  log?: { write: (line: string) => void };
};

/** Builds the application on a context: gateway, pages and files. It does not listen yet. */
export async function buildApp(context: Context, renderer: Renderer, options: AppOptions): Promise<FastifyInstance> {
  const headers = securityHeaders(renderer.firstScript, options.publicUrl);
  const overload = watchOverload(options.overload ?? overloadLimits);
  const sendErrorResponse: SendError = (error, request, reply) => {
    if (!expectsPage(request)) return sendJsonError(error, request, reply);
    const httpError = httpErrorOf(error);
    const requestId = httpError.code === 'unexpected' ? logUnexpected(error, request) : undefined;
    const locale = localeOfPath(request.url);
    if (overload.isBusy('reads')) return sendBusyPage(reply, locale);
    return pages.sendError(reply, httpError, locale, requestId);
  };
  const app = createFastify(createCacheFastPath(overload, options.trustedProxies), headers, sendErrorResponse, options);
  const publicUrl = () => options.publicUrl ?? listeningUrl(app);
  const pages = createPages(
    context,
    renderer,
    (caller, onUnexpectedError, preview) =>
      createGatewayCaller(preview ? previewContext(context, preview) : context, routes, caller, onUnexpectedError),
    { publicUrl, verification: options.verification ?? {} },
    () => overload.rejectIfBusy('reads'),
  );

  registerOverload(app, overload);
  registerReadiness(app, context.readiness);
  if (options.metrics !== undefined) {
    const { registerMetrics } = await import('./http/metrics.ts');
    registerMetrics(app, options.metrics, context.readiness);
  }
  registerBodyTimeouts(app);
  warnOfProxy(app);
  registerLimits(app, context.rotatingHashKey);
  const cookie = createSessionCookie(options.publicUrl);
  registerGateway(app, context, routes, {
    signedInBy: createSignedInBy(context.db, cookie),
    cookie,
    publicUrl: options.publicUrl,
  });
  registerPages(app, context, pages);
  registerPostedForms(app, context, pages, submissionRequests(context), options.publicUrl);
  registerSitemap(app, context, publicUrl);
  registerRobots(app, context, publicUrl);
  registerFeeds(app, context, publicUrl);
  registerManifests(app, context);
  registerProductDocuments(app, context, (locale) => createGatewayCaller(context, routes, { locale }), publicUrl);
  registerIndexNowKey(app, context, options.indexNowKey);
  registerApiDocuments(app, context, publicUrl);
  registerCertificateQrCodes(app, context, publicUrl);
  await registerStaticFiles(app, context, renderer, pages, options);
  registerNotFound(app, context, pages);
  return app;
}

type SendError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => unknown;

/** The HTTP server with what holds for every request: the fast path, the headers, the responses to errors. */
function createFastify(
  cacheFastPath: CacheFastPath,
  headers: Readonly<Record<string, string>>,
  sendErrorResponse: SendError,
  { trustedProxies, log }: AppOptions,
): FastifyInstance {
  const app = Fastify({
    genReqId: newRequestId,
    logger: log === undefined ? logOptions : { ...logOptions, stream: log },
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    serverFactory: (handler) => {
      const server = createServer((request, response) => {
        if (!cacheFastPath.respond(request, response)) handler(request, response);
      });
      server.keepAliveTimeout = 72_000;
      // For headers and file uploads. Other bodies have their own, shorter limit (body-timeout.ts).
      server.requestTimeout = 3_600_000;
      return server;
    },
    // What comes on an open connection while the server closes is answered, and the connection then closed.
    return503OnClosing: false,
    bodyLimit: 16 * 1024,
    routerOptions: { maxParamLength: 200 },
    clientErrorHandler: handleClientErrors(headers),
    // Errors of the router itself pass no hook, and their default response repeats the URL.
    frameworkErrors: (error, request, reply) => void sendErrorResponse(error, request, reply.headers(headers)),
  });
  app.decorate('cacheFastPath', cacheFastPath);
  app.addHook('preClose', async () => cacheFastPath.close());
  app.addHook('onRequest', async (request, reply) => {
    for (const [name, value] of Object.entries(headers)) void reply.header(name, value);
    // RFC 9112 requires 400 for a request with two Host headers.
    if (hasTwoHosts(request.raw.rawHeaders)) throw new HttpError('badRequest');
  });
  app.setErrorHandler(sendErrorResponse);
  // JSON is the only accepted body type.
  app.removeContentTypeParser('text/plain');
  return app;
}

async function registerStaticFiles(
  app: FastifyInstance,
  context: Context,
  { clientFolder }: Renderer,
  pages: Pages,
  { contentFolder, consoleBuild }: AppOptions,
): Promise<void> {
  await registerAssets(app, context, path.join(clientFolder, 'assets'));
  await registerConsole(app, context, consoleBuild);
  const pictureFolder = path.join(contentFolder, 'pictures');
  registerPictureFiles(app, context, pictureFolder);
  registerMediaFiles(app, context);
  registerFilmFiles(app, context, path.join(contentFolder, 'films'));
  registerAvatars(app, context);
  registerShareCards(app, context, pages, pictureFolder);
  registerSocialQrCodes(app, context);
  for (const icon of ['favicon.svg', 'favicon.ico', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png'])
    app.get(`/${icon}`, (_request, reply) => reply.sendFile(icon, clientFolder));
}

/** Responds to URLs and methods that no route has. */
function registerNotFound(app: FastifyInstance, context: Context, pages: Pages): void {
  const notFoundRequests = new RequestCounter(context.rotatingHashKey, notFoundLimit);
  const limitNotFound: preHandlerHookHandler = ({ ip }, _reply, done) => done(notFoundRequests.limitError(ip));
  app.setNotFoundHandler({ preHandler: limitNotFound }, async (request, reply) => {
    const [pathname = ''] = request.url.split('?');
    const allowed = methodsOf(pathname, routes);
    if (allowed.length > 0) {
      void reply.header('allow', allowed.join(', '));
      throw new HttpError('methodNotAllowed');
    }
    if (!expectsPage(request)) throw new HttpError('notFound');
    return pages.send(request, reply);
  });
}

/** A context that reads from a transaction. Its caches receive no notifications, so they keep nothing. */
function previewContext(context: Context, db: Context['db']): Context {
  return { ...context, db, responses: createResponseCache(), productMatches: createMatchesCache() };
}

/** The URL at which this machine reaches the application. */
export function listeningUrl(app: FastifyInstance): string {
  const address = app.server.address();
  if (address === null || typeof address === 'string') return 'http://127.0.0.1';
  const onAllInterfaces = address.address === '0.0.0.0' || address.address === '::';
  const host = onAllInterfaces ? '127.0.0.1' : address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}
