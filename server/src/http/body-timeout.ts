import type { IncomingMessage } from 'node:http';
import { errorStatus } from 'contract/errors.ts';
import { megabyte } from 'contract/megabyte.ts';
import type { FastifyInstance } from 'fastify';
import { errorBody, localeOfPath } from './errors.ts';
import { noStore } from './headers.ts';
import { HttpError } from './http-error.ts';

/** Bodies that are not files are small and must arrive within this time. */
const wholeBodyMilliseconds = 50_000;

/**
 * Ends slow bodies: one byte a second would keep a socket open for days. Node's single timeout for
 * whole requests would also end honest slow uploads, so each kind of body has its own.
 */
export function registerBodyTimeouts(app: FastifyInstance): void {
  // The response to a GET, or an error, is sent before the body has arrived. Nobody reads the rest, which may be endless.
  app.addHook('onResponse', async ({ raw }) => endBody(raw, checkMilliseconds));
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request;
    const { readsSlowBody } = request.routeOptions.config;
    if (readsSlowBody === true || (readsSlowBody === 'files' && isMultipart(raw)) || !hasBody(raw)) return;
    const timeout = setTimeout(() => {
      if (raw.complete || reply.sent) return;
      reply.hijack();
      const body = JSON.stringify(errorBody(new HttpError('requestTimeout'), localeOfPath(request.url)));
      const headers = {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': noStore,
        connection: 'close',
      };
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) reply.raw.setHeader(name, value);
      reply.raw.writeHead(errorStatus.requestTimeout, headers).end(body, () => raw.destroy());
    }, wholeBodyMilliseconds);
    const stop = () => clearTimeout(timeout);
    raw.once('end', stop).once('close', stop);
  });
}

export function hasBody({ headers }: IncomingMessage): boolean {
  const { 'content-length': length, 'transfer-encoding': coding } = headers;
  return coding !== undefined || (length !== undefined && length !== '0');
}

/** Whether the body may contain files. */
export function isMultipart({ headers }: IncomingMessage): boolean {
  return /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
}

const restBytes = 4 * megabyte;
const restMilliseconds = 10_000;

/** Interval for a rejected upload: in 50 ms a fast client sends 30 MB. */
export const uploadCheckMilliseconds = 2;
/** Interval for all other bodies: there may be many, and they are discarded. */
const checkMilliseconds = 50;

/** Lets the client read the response, then closes the connection if the body does not end. */
export function endBody(request: IncomingMessage, everyMilliseconds: number): void {
  if (request.complete || request.destroyed) return;
  const { socket } = request;
  const [bytesBefore, startedAt] = [socket.bytesRead, Date.now()];
  // Watches the socket, because Node removes the request's listeners when the response is sent.
  const watch = setInterval(() => {
    const isTooMuch = socket.bytesRead - bytesBefore > restBytes || Date.now() - startedAt > restMilliseconds;
    if (isTooMuch && !request.complete) socket.destroy();
    if (isTooMuch || request.complete || socket.destroyed) clearInterval(watch);
  }, everyMilliseconds);
  request.resume();
}

const paceMilliseconds = 25_000;
const paceBytes = 8 * 1024;

/**
 * Calls `stalled` after each interval in which an upload makes too little progress. Returns a
 * function that ends the watch.
 */
export function watchUploadProgress({ socket }: IncomingMessage, stalled: () => void): () => void {
  let before = socket.bytesRead;
  const watch = setInterval(() => {
    if (socket.bytesRead - before < paceBytes) stalled();
    before = socket.bytesRead;
  }, paceMilliseconds);
  return () => clearInterval(watch);
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The handler watches its own body, or only one with files. */
    readsSlowBody?: boolean | 'files';
  }
}
