import type { Socket } from 'node:net';
import { type ErrorCode, errorStatus } from 'contract/errors.ts';
import { defaultLocale } from 'contract/locales.ts';
import { errorBody } from './errors.ts';
import { noStore } from './headers.ts';
import { HttpError } from './http-error.ts';

const codeOfNodeError: Partial<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
  ERR_HTTP_REQUEST_TIMEOUT: 'requestTimeout',
};

/** Responds to requests that Node rejects before they reach Fastify, with the usual headers and error body. */
export function handleClientErrors(headers: Record<string, string>) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const code = codeOfNodeError[error.code ?? ''] ?? 'badRequest';
    const body = JSON.stringify(errorBody(new HttpError(code), defaultLocale));
    const lines = Object.entries({
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': noStore,
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}`);
    socket.end(`HTTP/1.1 ${errorStatus[code]} Refused\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  };
}
