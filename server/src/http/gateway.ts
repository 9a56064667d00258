import type { IncomingMessage } from 'node:http';
import type { Endpoint } from 'contract/endpoint.ts';
import { isLocale, type Locale, locales } from 'contract/locales.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { askFirst, neverKept } from './headers.ts';
import { acceptedEncoding, type KeptAnswer } from './kept-answers.ts';
import { Refusal } from './refusal.ts';
import { requestInput } from './request-input.ts';
import type { FileRoute, JsonRoute, Route } from './serve.ts';

export const gatewayBase = '/gw-api';

/** `{id}` of the contract is `:id` of the router. */
function routerPath(path: string): string {
  return gatewayBase + path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** Sends a kept answer in the encoding the client takes, or 304 when it has it already. */
export async function sendKept(request: FastifyRequest, reply: FastifyReply, kept: KeptAnswer, type: string) {
  void reply.header('etag', kept.etag).header('vary', 'accept-encoding').type(type);
  if (!reply.hasHeader('cache-control')) void reply.header('cache-control', askFirst);
  if (request.headers['if-none-match']?.split(/,\s*/).includes(kept.etag)) return reply.code(304).send();
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.send(await kept.encoded(encoding));
}

/** Registers every route; refuses to start on one that names no audience, or one that nobody can check yet. */
export function registerGateway(app: FastifyInstance, context: Context, routes: readonly Route[]): void {
  for (const route of routes) {
    if (route.endpoint.audience !== 'public')
      throw new Error(`${route.endpoint.name} names no audience that can be admitted`);
    if ('receive' in route !== (route.endpoint.takesFile === true))
      throw new Error(`${route.endpoint.name} takes a file and has no reader for one, or the other way round`);
    if ('receive' in route) registerFile(app, context, route);
    else registerJson(app, context, route);
  }
}

function routeOptions({ method, path, limit }: Endpoint, requests: number) {
  return {
    method,
    url: routerPath(path),
    bodyLimit: limit.bodyBytes,
    config: { rateLimit: { max: requests, timeWindow: limit.perSeconds * 1000 } },
  };
}

function languageOf(request: FastifyRequest, reply: FastifyReply): Locale {
  const params: unknown = request.params;
  const lang = typeof params === 'object' && params !== null && 'lang' in params ? params.lang : undefined;
  if (!isLocale(lang)) throw new Refusal('unknownLanguage');
  void reply.header('content-language', locales[lang].tag);
  return lang;
}

function sendWritten(reply: FastifyReply, { body }: KeptAnswer) {
  return reply.header('cache-control', neverKept).type('application/json; charset=utf-8').send(body);
}

function registerJson(app: FastifyInstance, context: Context, { endpoint, answer, requests }: JsonRoute): void {
  app.route({
    ...routeOptions(endpoint, requests(context)),
    handler: async (request, reply) => {
      const locale = languageOf(request, reply);
      const { query, body, params } = request;
      const kept = await answer(context, requestInput({ query, body, params }, endpoint), {
        locale,
        address: request.ip,
      });
      if (endpoint.effect !== 'read') return sendWritten(reply, kept);
      return sendKept(request, reply, kept, 'application/json; charset=utf-8');
    },
  });
}

/** A route in a place of its own, where a multipart body is left to its handler: everywhere else it is refused. */
function registerFile(app: FastifyInstance, context: Context, { endpoint, receive }: FileRoute): void {
  void app.register(async (place) => {
    place.removeAllContentTypeParsers();
    place.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null));
    place.route({
      ...routeOptions(endpoint, endpoint.limit.requests),
      config: { ...routeOptions(endpoint, endpoint.limit.requests).config, readsSlowBody: true },
      handler: async (request, reply) => {
        const locale = languageOf(request, reply);
        try {
          if (Number(request.headers['content-length'] ?? 0) > endpoint.limit.bodyBytes)
            throw new Refusal('uploadTooLarge');
          return await sendWritten(reply, await receive(context, request.raw, { locale, address: request.ip }));
        } finally {
          endBody(request.raw);
        }
      },
    });
  });
}

const restBytes = 4 * 1024 * 1024;
const restMilliseconds = 10_000;

/** In 50 ms a fast sender gets 30 MB through. */
const lookMilliseconds = 2;

/** Whoever is still sending gets to read the answer first; what does not end then is cut. */
function endBody(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  const { socket } = request;
  const [already, begun] = [socket.bytesRead, Date.now()];
  // The request itself tells nothing any more: Node takes its listeners away and closes it when the answer has gone out.
  const watch = setInterval(() => {
    const isTooMuch = socket.bytesRead - already > restBytes || Date.now() - begun > restMilliseconds;
    if (isTooMuch && !request.complete) socket.destroy();
    if (isTooMuch || request.complete || socket.destroyed) clearInterval(watch);
  }, lookMilliseconds);
  request.resume();
}

/** The methods that a path below the gateway does have, where the one asked for is not among them. */
export function methodsOf(path: string, routes: readonly Route[]): string[] {
  return routes
    .filter(({ endpoint }) => new RegExp(`^${gatewayBase}${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path))
    .map(({ endpoint }) => endpoint.method);
}
