import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from './accepted-encoding.ts';
import type { Sendable } from './cached-response.ts';
import { matchesIfNoneMatch } from './conditional.ts';
import { noCache, noStore } from './headers.ts';

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
    if (matchesIfNoneMatch(request.headers, cached.etag)) return reply.code(304).send();
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding'], cached.encodings);
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.send(await cached.encoded(encoding));
}
