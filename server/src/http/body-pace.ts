import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { errorStatus } from 'contract/errors.ts';
import { errorEnvelope, localeOfPath } from './errors.ts';
import { neverKept } from './headers.ts';
import { Refusal } from './refusal.ts';

/** A body that is not a file is small: all of it must be here by then. */
const wholeBodyMilliseconds = 50_000;

/**
 * Ends bodies that come too slowly to be honest: a byte a second would keep a socket for days. Node's one time limit for whole
 * requests would end honest slow uploads as well, so each kind of body has its own.
 */
export function registerBodyPace(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request;
    if (request.routeOptions.config.readsSlowBody === true || !hasBody(raw)) return;
    const late = setTimeout(() => {
      if (raw.complete || reply.sent) return;
      reply.hijack();
      const body = JSON.stringify(errorEnvelope(new Refusal('requestTimeout'), localeOfPath(request.url)));
      const headers = {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': neverKept,
        connection: 'close',
      };
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) reply.raw.setHeader(name, value);
      reply.raw.writeHead(errorStatus.requestTimeout, headers).end(body, () => raw.destroy());
    }, wholeBodyMilliseconds);
    const stop = () => clearTimeout(late);
    raw.once('end', stop).once('close', stop);
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  const { 'content-length': length, 'transfer-encoding': coding } = headers;
  return coding !== undefined || (length !== undefined && length !== '0');
}

/** A file may take its time, but it goes on: at least this much in each interval, or `stalled` is called. Answers what ends the watch. */
const paceMilliseconds = 25_000;
const paceBytes = 8 * 1024;

export function watchPace({ socket }: IncomingMessage, stalled: () => void): () => void {
  let before = socket.bytesRead;
  const watch = setInterval(() => {
    if (socket.bytesRead - before < paceBytes) stalled();
    before = socket.bytesRead;
  }, paceMilliseconds);
  return () => clearInterval(watch);
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The handler watches its own body. */
    readsSlowBody?: boolean;
  }
}
