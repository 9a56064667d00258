/** A proxy between browser and system that can throttle the connection, or cut it during a request. */
import net from 'node:net';
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
 * Throttles the browser's data to this many bytes a second until restored. Responses pass at once. `from` is the client
 * address that the system sees.
 */
export async function startThrottledProxy(bytesPerSecond: number, from = '127.0.0.1'): Promise<ThrottledProxy> {
  const { hostname, port } = new URL(systemUrl);
  const open = new Set<net.Socket>();
  let isCut = false;
  let rate = bytesPerSecond;
  const server = net.createServer((visitor) => {
    if (isCut) {
      visitor.destroy();
      return;
    }
    const system = net.connect({ port: Number(port), host: hostname, localAddress: from });
    for (const [socket, other] of [
      [visitor, system],
      [system, visitor],
    ] as const) {
      open.add(socket);
      socket
        .on('error', () => undefined)
        .on('close', () => {
          open.delete(socket);
          other.destroy();
        });
    }
    system.pipe(visitor);
    void pipeThrottled(visitor, system, () => rate).catch(() => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  const closeSockets = () => {
    for (const socket of open) socket.destroy();
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
      closeSockets();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

async function pipeThrottled(from: net.Socket, to: net.Socket, rate: () => number): Promise<void> {
  for await (const chunk of from) {
    to.write(chunk);
    await pause((chunk.length / rate()) * 1000);
  }
}
