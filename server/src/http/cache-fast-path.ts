/**
 * Responds to GET and HEAD from memory before the router and its hooks run, because these cost more
 * than the response. It repeats the headers of the application's last response at the same URL,
 * with the cached body. It does so only for a 200, and only while the cache holds the same version.
 * It applies the request limit, overload, If-None-Match, Accept-Encoding and metrics itself. All
 * other requests go to the application: with a body, a range, two Host headers, an untrusted proxy,
 * or during shutdown.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import clientIpBehindProxies from '@fastify/proxy-addr';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { hasBody } from './body-timeout.ts';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
import type { Sendable } from './cached-response.ts';
import { matchesIfNoneMatch } from './conditional.ts';
import type { RequestCounter } from './limits.ts';
import type { Overload } from './overload.ts';

type Remembered = {
  etag: string;
  current: () => Sendable | undefined;
  /** Alternating names and values for `writeHead`, without the encoding and the length. */
  headers: readonly string[];
  /** The same with encoding and length, for the last body of each encoding. */
  complete: Map<Encoding, { length: number; headers: string[] }>;
  requests: RequestCounter | undefined;
  /** Whether overload rejects it. */
  reads: boolean;
};

/** Called when a response is sent, with its duration in milliseconds. */
type OnResponse = (request: IncomingMessage, status: number, milliseconds: number) => void;

export type CacheFastPath = {
  /** Returns whether it has responded. */
  respond: (request: IncomingMessage, response: ServerResponse) => boolean;
  /**
   * Called with the response that the application is about to send. All headers except the encoding
   * are set.
   */
  remember: (request: FastifyRequest, reply: FastifyReply, sent: Sendable) => void;
  onResponse: (notify: OnResponse) => void;
  close: () => void;
};

/** Bounds the memory: about a kilobyte for each URL. */
const maxUrls = 2000;
const maxUrlLength = 300;

export function createCacheFastPath(overload: Overload, trustedProxies: readonly string[]): CacheFastPath {
  const remembered = new LRUCache<string, Remembered>({ max: maxUrls });
  const isTrusted = trustedProxies.length > 0 ? clientIpBehindProxies.compile([...trustedProxies]) : undefined;
  let notify: OnResponse | undefined;
  let isClosing = false;

  function isSimpleRead(request: IncomingMessage): boolean {
    const { method, headers, rawHeaders } = request;
    if ((method !== 'GET' && method !== 'HEAD') || isClosing) return false;
    if (headers.range !== undefined || hasBody(request)) return false;
    if (isTrusted === undefined && headers['x-forwarded-for'] !== undefined) return false;
    return !hasTwoHosts(rawHeaders);
  }

  /**
   * Whether the request limit and the server's load admit the request. It is counted only if it is
   * answered here.
   */
  function admits({ requests, reads }: Remembered, request: IncomingMessage): boolean {
    if (reads && overload.isBusy('reads')) return false;
    if (requests === undefined) return true;
    const { remoteAddress } = request.socket;
    const ip = isTrusted ? clientIpBehindProxies(request, isTrusted) : remoteAddress;
    return ip !== undefined && requests.count(ip) === undefined;
  }

  return {
    respond: (request, response) => {
      const found = remembered.get(request.url ?? '');
      if (found === undefined || !isSimpleRead(request)) return false;
      const { headers } = request;
      const sent = found.current();
      if (sent?.etag !== found.etag) return false;
      const encoding = acceptedEncoding(headers['accept-encoding'], sent.encodings);
      const body = sent.encoded(encoding);
      if (!(body instanceof Buffer) || !admits(found, request)) return false;
      const status = matchesIfNoneMatch(headers, found.etag) ? 304 : 200;
      if (notify !== undefined) notifyWhenSent(notify, request, response, status);
      if (status === 304) response.writeHead(status, [...found.headers]).end();
      else response.writeHead(status, completeHeaders(found, encoding, body.length)).end(body);
      return true;
    },
    remember: (request, reply, { etag, current }) => {
      const { method, raw, routeOptions } = request;
      const { url = '' } = raw;
      if (method !== 'GET' || reply.statusCode !== 200 || current === undefined || url.length > maxUrlLength) return;
      const { requests, reads = false } = routeOptions.config;
      const headers = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
        value === undefined ? [] : [name, String(value)],
      );
      remembered.set(url, { etag, current, headers, complete: new Map(), requests, reads });
    },
    onResponse: (listener) => {
      notify = listener;
    },
    close: () => {
      isClosing = true;
    },
  };
}

function completeHeaders({ headers, complete }: Remembered, encoding: Encoding, length: number): string[] {
  const known = complete.get(encoding);
  if (known?.length === length) return known.headers;
  const encoded = encoding === 'identity' ? [] : ['content-encoding', encoding];
  const combined = [...headers, ...encoded, 'content-length', String(length)];
  complete.set(encoding, { length, headers: combined });
  return combined;
}

function notifyWhenSent(notify: OnResponse, request: IncomingMessage, response: ServerResponse, status: number): void {
  const startedAt = performance.now();
  response.once('finish', () => notify(request, status, performance.now() - startedAt));
}

/** Node joins duplicate headers, so the raw headers are counted. */
export function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

declare module 'fastify' {
  interface FastifyInstance {
    cacheFastPath: CacheFastPath;
  }
}
