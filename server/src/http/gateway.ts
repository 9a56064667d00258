import { isLocale } from 'contract/locales.ts';
import { locales } from 'contract/locales.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { askFirst, neverKept } from './headers.ts';
import { acceptedEncoding, type KeptAnswer } from './kept-answers.ts';
import { Refusal } from './refusal.ts';
import { requestInput } from './request-input.ts';
import type { Route } from './serve.ts';

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
  for (const { endpoint, answer } of routes) {
    if (endpoint.audience !== 'public') throw new Error(`${endpoint.name} names no audience that can be admitted`);
    app.route({
      method: endpoint.method,
      url: routerPath(endpoint.path),
      bodyLimit: endpoint.limit.bodyBytes,
      config: { rateLimit: { max: endpoint.limit.requests, timeWindow: endpoint.limit.perSeconds * 1000 } },
      handler: async (request, reply) => {
        const params: unknown = request.params;
        const lang = typeof params === 'object' && params !== null && 'lang' in params ? params.lang : undefined;
        if (!isLocale(lang)) throw new Refusal('unknownLanguage');
        const input = requestInput({ query: request.query, body: request.body, params }, endpoint.effect);
        const kept = await answer(context, input, lang);
        void reply.header('content-language', locales[lang].tag);
        if (endpoint.effect === 'write') {
          return reply.header('cache-control', neverKept).type('application/json; charset=utf-8').send(kept.body);
        }
        return sendKept(request, reply, kept, 'application/json; charset=utf-8');
      },
    });
  }
}

/** The methods that a path below the gateway does have, where the one asked for is not among them. */
export function methodsOf(path: string, routes: readonly Route[]): string[] {
  return routes
    .filter(({ endpoint }) => new RegExp(`^${gatewayBase}${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path))
    .map(({ endpoint }) => endpoint.method);
}
