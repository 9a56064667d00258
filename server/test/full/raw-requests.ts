/** Raw requests that no honest client sends. */
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { nextVisitor } from './sender.ts';

export const boundary = 'x-boundary-x';
const type = { file: `multipart/form-data; boundary=${boundary}`, json: 'application/json' } as const;
const path = { file: '/gw-api/en/wms/dqgx/uploadFile', json: '/gw-api/en/wms/dqgx/submitReporter' } as const;

export const partHead = `--${boundary}\r\nContent-Disposition: form-data; name="filedName"; filename="cv.pdf"\r\n\r\n%PDF-1.7\n`;
export const partTail = `\r\n--${boundary}--\r\n`;

/** The headers before a body of known or unknown length. */
export function requestHead(kind: 'file' | 'json', bytes: number | 'chunked'): string {
  const length = bytes === 'chunked' ? 'transfer-encoding: chunked' : `content-length: ${bytes}`;
  const visitor = Object.entries(nextVisitor()).map(([name, value]) => `${name}: ${value}`);
  return `${[`POST ${path[kind]} HTTP/1.1`, 'host: x', ...visitor, `content-type: ${type[kind]}`, length].join('\r\n')}\r\n\r\n`;
}

export type Connection = {
  socket: net.Socket;
  output: () => string;
  /** How long it was open, in seconds. */
  closed: Promise<number>;
};

export async function connect(url: string): Promise<Connection> {
  const opened = performance.now();
  const socket = net.connect({ port: Number(new URL(url).port), host: '127.0.0.1' });
  let output = '';
  socket.on('data', (chunk: Buffer) => {
    output += chunk.toString('latin1');
  });
  socket.on('error', () => undefined);
  const closed = new Promise<number>((resolve) =>
    socket.once('close', () => resolve((performance.now() - opened) / 1000)),
  );
  await new Promise((resolve) => socket.once('connect', resolve));
  return { socket, output: () => output, closed };
}

/** Sends a body one byte a second until the connection is closed. */
export async function trickle(url: string, kind: 'file' | 'json'): Promise<Connection> {
  const connection = await connect(url);
  const { socket, closed } = connection;
  socket.write(requestHead(kind, 100_000) + (kind === 'file' ? partHead : '{"remark":"'));
  const drip = setInterval(() => socket.write('x'), 1000);
  void closed.then(() => clearInterval(drip));
  return connection;
}

/**
 * Sends `start` and then endless data until the connection is closed. Returns how many bytes the
 * server accepted.
 */
export async function sendWithoutEnd(
  url: string,
  start: string,
  piece: Buffer,
): Promise<{ sent: number; output: string }> {
  const { socket, output, closed } = await connect(url);
  socket.write(start);
  const giveUp = 400 * 1024 * 1024;
  const more = (): void => {
    while (!socket.destroyed && socket.bytesWritten < giveUp)
      if (!socket.write(piece)) return void socket.once('drain', more);
    socket.destroy();
  };
  more();
  await closed;
  // Bytes in the local buffer were never accepted.
  return { sent: socket.bytesWritten - socket.writableLength, output: output() };
}

/** Sends a whole request in equal pieces over some seconds; returns the response. */
export async function sendSlowly(url: string, body: Buffer, { pieces, seconds }: { pieces: number; seconds: number }) {
  const { socket, output, closed } = await connect(url);
  socket.write(requestHead('file', body.length));
  const chunkBytes = Math.ceil(body.length / pieces);
  for (let from = 0; from < body.length; from += chunkBytes) {
    socket.write(body.subarray(from, from + chunkBytes));
    await pause((seconds * 1000) / pieces);
  }
  while (!/\r\n\r\n[^]*\}$/.test(output()) && !socket.destroyed) await pause(50);
  socket.destroy();
  await closed;
  return output();
}
