import type { Endpoint } from 'contract/endpoint.ts';
import { isLocale, type Locale, locales } from 'contract/locales.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { endBody, uploadCheckMilliseconds } from './body-timeout.ts';
import { acceptedEncoding, type CachedResponse, type Sendable } from './cached-responses.ts';
import { hasVersion } from './conditional.ts';
import { noCache, noStore } from './headers.ts';
import { HttpError } from './http-error.ts';
import { requestInput } from './request-input.ts';
import type { FileRoute, GatewayContext, JsonRoute, Route } from './serve.ts';

export const gatewayBase = '/gw-api';

/** Converts the contract's `{id}` to the router's `:id`. */
function routerPath(path: string): string {
  return gatewayBase + path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** Sends a cached response in an encoding that the client accepts, or 304. Only a 200 gets an entity tag. */
export async function sendCached(request: FastifyRequest, reply: FastifyReply, cached: Sendable, type: string) {
  if (cached.encodings.length > 0) void reply.header('vary', 'accept-encoding');
  void reply.type(type);
  if (!reply.hasHeader('cache-control')) void reply.header('cache-control', noCache);
  // A list that is requested by POST is never “not modified”.
  const isGet = request.method === 'GET' || request.method === 'HEAD';
  if (isGet && reply.statusCode === 200 && reply.getHeader('cache-control') !== noStore) {
    void reply.header('etag', cached.etag);
    request.server.cacheFastPath.remember(request, reply, cached);
    if (hasVersion(request.headers, cached.etag)) return reply.code(304).send();
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding'], cached.encodings);
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.send(await cached.encoded(encoding));
}

/** Registers all routes. Throws if an endpoint's audience is not supported. */
export function registerGateway<Context extends GatewayContext>(
  app: FastifyInstance,
  context: Context,
  routes: readonly Route<Context>[],
): void {
  for (const route of routes) {
    if (route.endpoint.audience !== 'public') throw new Error(`${route.endpoint.name} has an unsupported audience`);
    if ('receive' in route !== (route.endpoint.takesFile === true))
      throw new Error(`${route.endpoint.name} takes a file but has no handler for files, or has one and takes no file`);
    if ('receive' in route) registerFile(app, context, route);
    else registerJson(app, context, route);
  }
}

function routeOptions({ method, path, limit, effect }: Endpoint, requests: number) {
  return {
    method,
    url: routerPath(path),
    bodyLimit: limit.bodyBytes,
    config: { requestLimit: { max: requests, timeWindow: limit.perSeconds * 1000 }, reads: effect === 'read' },
  };
}

function languageOf(request: FastifyRequest, reply: FastifyReply): Locale {
  const params: unknown = request.params;
  const lang = typeof params === 'object' && params !== null && 'lang' in params ? params.lang : undefined;
  if (!isLocale(lang)) throw new HttpError('unknownLanguage');
  void reply.header('content-language', locales[lang].tag);
  return lang;
}

function sendWritten(reply: FastifyReply, { body }: CachedResponse) {
  return reply.header('cache-control', noStore).type('application/json; charset=utf-8').send(body);
}

function registerJson<Context extends GatewayContext>(
  app: FastifyInstance,
  context: Context,
  { endpoint, respond, requests }: JsonRoute<Context>,
): void {
  app.route({
    ...routeOptions(endpoint, requests(context)),
    handler: async (request, reply) => {
      const locale = languageOf(request, reply);
      const { query, body, params } = request;
      const cached = await respond(context, requestInput({ query, body, params }, endpoint), {
        locale,
        ip: request.ip,
      });
      if (endpoint.effect !== 'read') return sendWritten(reply, cached);
      return sendCached(request, reply, cached, 'application/json; charset=utf-8');
    },
  });
}

/**
 * Registers the upload route in its own scope, where multipart bodies are passed to the handler.
 * All other routes reject them.
 */
function registerFile<Context>(
  app: FastifyInstance,
  context: Context,
  { endpoint, receive }: FileRoute<Context>,
): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null));
    scope.route({
      ...routeOptions(endpoint, endpoint.limit.requests),
      config: { ...routeOptions(endpoint, endpoint.limit.requests).config, readsSlowBody: true },
      handler: async (request, reply) => {
        const locale = languageOf(request, reply);
        try {
          if (Number(request.headers['content-length'] ?? 0) > endpoint.limit.bodyBytes)
            throw new HttpError('uploadTooLarge');
          return await sendWritten(reply, await receive(context, request.raw, { locale, ip: request.ip }));
        } finally {
          endBody(request.raw, uploadCheckMilliseconds);
        }
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
