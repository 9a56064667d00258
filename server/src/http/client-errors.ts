import type { Socket } from 'node:net';
import { type ErrorCode, errorStatus } from 'contract/errors.ts';
import { defaultLocale } from 'contract/locales.ts';
import { errorEnvelope } from './errors.ts';
import { neverKept } from './headers.ts';
import { Refusal } from './refusal.ts';

const codeOfNodeError: Partial<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
  ERR_HTTP_REQUEST_TIMEOUT: 'requestTimeout',
};

/** Answers what Node refuses before a request exists, with the headers and the envelope of every other answer. */
export function answerClientErrors(headers: Record<string, string>) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const code = codeOfNodeError[error.code ?? ''] ?? 'badRequest';
    const body = JSON.stringify(errorEnvelope(new Refusal(code), defaultLocale));
    const lines = Object.entries({
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': neverKept,
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}`);
    socket.end(`HTTP/1.1 ${errorStatus[code]} Refused\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  };
}
