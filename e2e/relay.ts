/** A proxy between browser and system that can throttle the connection, or cut it during a request. */
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { systemUrl } from './system.ts';

export type Relay = {
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
export async function startRelay(bytesPerSecond: number, from = '127.0.0.1'): Promise<Relay> {
  const { hostname, port } = new URL(systemUrl);
  const open = new Set<net.Socket>();
  let isCut = false;
  let pace = bytesPerSecond;
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
    void passSlowly(visitor, system, () => pace).catch(() => undefined);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The relay has no port');
  const breakAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${address.port}`,
    cut: () => {
      isCut = true;
      breakAll();
    },
    restore: () => {
      isCut = false;
      pace = Infinity;
    },
    close: async () => {
      breakAll();
      await new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}

async function passSlowly(from: net.Socket, to: net.Socket, pace: () => number): Promise<void> {
  for await (const piece of from) {
    to.write(piece);
    await pause((piece.length / pace()) * 1000);
  }
}
