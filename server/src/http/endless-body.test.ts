/** Bodies that no handler reads: of a GET, and after an error. */
import net from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningSite, runSite } from '../../test/running-site.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.close());

/** More than a network between two machines can have in flight. */
const maxBytes = 512 * 1024 * 1024;

/**
 * Sends an endless body; returns the response and how much the server accepted before it closed the
 * connection.
 */
function sendEndlessly(head: string): Promise<{ response: string; acceptedBytes: number }> {
  const { hostname, port } = new URL(site.url);
  const data = Buffer.alloc(64 * 1024, 'x');
  const chunk = Buffer.concat([Buffer.from(`${data.length.toString(16)}\r\n`), data, Buffer.from('\r\n')]);
  return new Promise((resolve) => {
    const socket = net.connect(Number(port), hostname);
    let response = '';
    const send = () => {
      while (socket.bytesWritten < maxBytes && socket.write(chunk));
      if (socket.bytesWritten >= maxBytes) socket.destroy();
    };
    socket.on('data', (bytes) => (response += bytes.toString()));
    socket.on('drain', send);
    socket.on('error', () => undefined);
    socket.on('close', () => resolve({ response, acceptedBytes: socket.bytesWritten }));
    socket.write(`${head}\r\nHost: site\r\nTransfer-Encoding: chunked\r\n\r\n`);
    send();
  });
}

it('closes the connection of a GET with an endless body', async () => {
  const { response, acceptedBytes } = await sendEndlessly('GET /en/contact HTTP/1.1');
  expect(response).toMatch(/^HTTP\/1\.1 200 /);
  expect(acceptedBytes).toBeLessThan(maxBytes);
});

it('sends the 429 before it closes the connection of an endless body', async () => {
  const post = 'POST /gw-api/en/wms/dqgx/submitReporter HTTP/1.1';
  const form = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
  const posts = Array.from({ length: 125 }, () => fetch(`${site.url}/gw-api/en/wms/dqgx/submitReporter`, form));
  expect((await Promise.all(posts)).at(-1)?.status).toBe(429);
  const { response, acceptedBytes } = await sendEndlessly(`${post}\r\nContent-Type: application/json`);
  expect(response).toMatch(/^HTTP\/1\.1 429 /);
  expect(acceptedBytes).toBeLessThan(maxBytes);
});

it('closes the connection of an endless body for an unknown URL', async () => {
  const { response, acceptedBytes } = await sendEndlessly('POST /nothing HTTP/1.1\r\nContent-Type: application/json');
  expect(response).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(acceptedBytes).toBeLessThan(maxBytes);
});
