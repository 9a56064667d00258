import type { Endpoint } from 'contract/endpoint.ts';
import { defaultLocale, isLocale, type Locale, localeNames, locales } from 'contract/locales.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { audienceHooks, type Authentication, rejectEmptyAudience } from './audience.ts';
import { endBody, uploadCheckMilliseconds } from './body-timeout.ts';
import { type AnyErrorCode, statusOfError } from './error-texts.ts';
import type { CachedResponse } from './cached-response.ts';
import { noStore } from './headers.ts';
import { HttpError } from './http-error.ts';
import { requestInput } from './request-input.ts';
import { sendCached } from './send-cached.ts';
import { sendDownload } from './send-download.ts';
import type { Caller, DownloadRoute, UploadRoute, GatewayContext, JsonRoute, Route, SessionAccess } from './serve.ts';
import { bearerToken, type SessionCookie } from './session-cookie.ts';

export const gatewayBase = '/gw-api';

/** Converts the contract's `{id}` to the router's `:id`. */
function routerPath(path: string): string {
  return gatewayBase + path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** What routes need of the authentication of staff, and of the session's cookie. */
type GatewayAuthentication = Authentication & { cookie: SessionCookie };

/** Registers all routes. Throws if an endpoint names no audience, or is cached and no public read. */
export function registerGateway<Context extends GatewayContext>(
  app: FastifyInstance,
  context: Context,
  routes: readonly Route<Context>[],
  authentication: GatewayAuthentication,
): void {
  app.decorateRequest('signedIn', undefined);
  for (const route of routes) {
    rejectEmptyAudience(route.endpoint);
    rejectCachedForSome(route.endpoint);
    if ('receive' in route !== (route.endpoint.isUpload === true))
      throw new Error(
        `${route.endpoint.name} receives a file but has no handler for files, or has one and receives no file`,
      );
    if ('open' in route !== (route.endpoint.isDownload === true))
      throw new Error(`${route.endpoint.name} sends a file but has no handler for it, or has one and sends none`);
    if ('open' in route) registerDownload(app, context, route, authentication);
    else if ('receive' in route) registerUpload(app, context, route, authentication);
    else registerJson(app, context, route, authentication);
  }
}

/** A cached response is sent to everybody: that of a member of staff would reach others. */
function rejectCachedForSome({ name, isCached, audience, effect }: Endpoint): void {
  if (isCached && (audience !== 'public' || effect !== 'read'))
    throw new Error(`${name} is cached, but only public reads may be`);
}

function callerOf(
  request: FastifyRequest,
  reply: FastifyReply,
  locale: Locale,
  { usesSessionToken }: Endpoint,
  authentication: GatewayAuthentication,
): Caller {
  const { ip, signedIn } = request;
  return {
    locale,
    ip,
    ...(signedIn && { signedIn }),
    ...(usesSessionToken && { session: sessionAccess(request, reply, authentication) }),
  };
}

function sessionAccess(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { cookie, publicUrl }: GatewayAuthentication,
): SessionAccess {
  const bearer = bearerToken(headers);
  return {
    token: bearer ?? cookie.read(headers),
    tokenType: bearer === undefined ? 'cookie' : 'bearer',
    userAgent: headers['user-agent'] ?? '',
    // Without a public URL staff sign in on this machine only, and `isSameOrigin` has compared the two.
    origin: publicUrl ?? headers.origin ?? `http://${headers.host}`,
    setCookie: (token) => cookie.set(reply, token),
    removeCookie: () => cookie.remove(reply),
  };
}

function routeOptions({ method, path, limit, effect, isCached, audience }: Endpoint, requests: number) {
  // Without what a form needs to be sent, such as its challenge.
  const reads = isCached === true || (effect === 'read' && audience !== 'public');
  return {
    method,
    url: routerPath(path),
    bodyLimit: limit.bodyBytes,
    config: { requestLimit: { max: requests, timeWindow: limit.perSeconds * 1000 }, reads },
  };
}

/** The first of our languages that the browser prefers. */
function preferredLanguage(acceptLanguage = ''): Locale {
  const tags = acceptLanguage.split(',').map((part) => part.trim().split(/[-;]/)[0]);
  const preferred = tags.flatMap((tag) => localeNames.filter((name) => locales[name].tag.split('-')[0] === tag));
  return preferred[0] ?? defaultLocale;
}

function languageOf(request: FastifyRequest, reply: FastifyReply, { path }: Endpoint): Locale {
  const params: unknown = request.params;
  const named = typeof params === 'object' && params !== null && 'lang' in params ? params.lang : undefined;
  const lang = path.includes('{lang}') ? named : preferredLanguage(request.headers['accept-language']);
  if (!isLocale(lang)) throw new HttpError('unknownLanguage');
  void reply.header('content-language', locales[lang].tag);
  return lang;
}

function inputOf({ query, body, params }: FastifyRequest, endpoint: Endpoint) {
  return requestInput({ query, body, params }, endpoint);
}

function sendWritten(reply: FastifyReply, { body }: CachedResponse) {
  return reply.header('cache-control', noStore).type('application/json; charset=utf-8').send(body);
}

function registerJson<Context extends GatewayContext>(
  app: FastifyInstance,
  context: Context,
  { endpoint, respond, requests }: JsonRoute<Context>,
  authentication: GatewayAuthentication,
): void {
  app.route({
    ...routeOptions(endpoint, requests(context)),
    onRequest: audienceHooks(endpoint, authentication),
    handler: async (request, reply) => {
      const locale = languageOf(request, reply, endpoint);
      const caller = callerOf(request, reply, locale, endpoint, authentication);
      const cached = await respond(context, inputOf(request, endpoint), caller);
      if (!endpoint.isCached) return sendWritten(reply, cached);
      return sendCached(request, reply, cached, 'application/json; charset=utf-8');
    },
  });
}

/** The endpoint's own error for a file that is too large. */
function tooLargeErrorOf({ errors }: Endpoint): AnyErrorCode {
  return errors.find((code) => statusOfError[code] === statusOfError.payloadTooLarge) ?? 'payloadTooLarge';
}

/**
 * Registers the upload route in its own scope, where multipart bodies are passed to the handler.
 * All other routes reject them.
 */
function registerUpload<Context>(
  app: FastifyInstance,
  context: Context,
  { endpoint, receive }: UploadRoute<Context>,
  authentication: GatewayAuthentication,
): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null));
    scope.route({
      ...routeOptions(endpoint, endpoint.limit.requests),
      onRequest: audienceHooks(endpoint, authentication),
      config: { ...routeOptions(endpoint, endpoint.limit.requests).config, readsSlowBody: true },
      handler: async (request, reply) => {
        const locale = languageOf(request, reply, endpoint);
        try {
          if (Number(request.headers['content-length'] ?? 0) > endpoint.limit.bodyBytes)
            throw new HttpError(tooLargeErrorOf(endpoint));
          const caller = callerOf(request, reply, locale, endpoint, authentication);
          return await sendWritten(reply, await receive(context, request.raw, inputOf(request, endpoint), caller));
        } finally {
          endBody(request.raw, uploadCheckMilliseconds);
        }
      },
    });
  });
}

/** Registers a route that sends a file. A failure is JSON, never an empty file. */
function registerDownload<Context>(
  app: FastifyInstance,
  context: Context,
  { endpoint, open }: DownloadRoute<Context>,
  authentication: GatewayAuthentication,
): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.route({
      ...routeOptions(endpoint, endpoint.limit.requests),
      onRequest: audienceHooks(endpoint, authentication),
      handler: async (request, reply) => {
        const locale = languageOf(request, reply, endpoint);
        const caller = callerOf(request, reply, locale, endpoint, authentication);
        return sendDownload(reply, await open(context, inputOf(request, endpoint), caller));
      },
    });
  });
}

/** The methods that exist for a gateway path. */
export function methodsOf(path: string, routes: readonly { endpoint: Endpoint }[]): string[] {
  return routes
    .filter(({ endpoint }) => new RegExp(`^${gatewayBase}${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path))
    .map(({ endpoint }) => endpoint.method);
}
