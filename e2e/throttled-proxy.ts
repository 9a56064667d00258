/** A proxy between browser and system that can throttle the connection, or cut it during a request. */
import { once } from 'node:events';
import net from 'node:net';
import { pipeline } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { systemUrl } from './system.ts';

export type ThrottledProxy = {
  url: string;
  /** Resets every connection and accepts no new one until it is restored. */
  cut: () => void;
  /** Removes the throttling. */
  restore: () => void;
  close: () => Promise<void>;
};

/**
 * Throttles the browser's data to this many bytes a second until restored. Responses pass at once. `from` is the IP
 * address of the client for the system.
 */
export async function startThrottledProxy(bytesPerSecond: number, from = '127.0.0.1'): Promise<ThrottledProxy> {
  const { hostname, port } = new URL(systemUrl);
  const browserSockets = new Set<net.Socket>();
  let isCut = false;
  let rate = bytesPerSecond;

  async function* throttle(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      yield chunk;
      await pause((chunk.length / rate) * 1000);
    }
  }

  const server = net.createServer((browser) => {
    if (isCut) {
      browser.destroy();
      return;
    }
    const system = net.connect({ port: Number(port), host: hostname, localAddress: from });
    browserSockets.add(browser);
    browser.on('close', () => browserSockets.delete(browser));
    // A pipeline also destroys its other end, and expects a callback for errors.
    pipeline(browser, throttle, system, () => undefined);
    pipeline(system, browser, () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  const closeSockets = () => {
    for (const browser of browserSockets) browser.destroy();
  };
  return {
    url: `http://127.0.0.1:${address.port}`,
    cut: () => {
      isCut = true;
      closeSockets();
    },
    restore: () => {
      isCut = false;
      rate = Infinity;
    },
    close: async () => {
      server.close();
      closeSockets();
      await once(server, 'close');
    },
  };
}
