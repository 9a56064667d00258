/** A TCP proxy between a site and its database that can be cut to simulate an unreachable database. */
import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { ConnectionOptions } from '../src/database/open.ts';

export type DatabaseProxy = {
  /** Connects the site to the database through the proxy. */
  connection: ConnectionOptions;
  /** Breaks all connections and rejects new ones until `mend` is called. */
  cut: () => void;
  mend: () => void;
  close: () => Promise<void>;
};

const socketName = '.s.PGSQL.5432';

export async function startDatabaseProxy(connection: ConnectionOptions): Promise<DatabaseProxy> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'database-proxy-'));
  const open = new Set<net.Socket>();
  let isCut = false;
  const server = net.createServer((site) => {
    if (isCut) {
      site.destroy();
      return;
    }
    const store = net.connect(storeAddress(connection));
    for (const [socket, other] of [
      [site, store],
      [store, site],
    ] as const) {
      open.add(socket);
      socket
        .on('error', () => undefined)
        .on('close', () => {
          open.delete(socket);
          other.destroy();
        })
        .pipe(other);
    }
  });
  await new Promise<void>((listening) => {
    if ('socketFolder' in connection) server.listen(path.join(folder, socketName), listening);
    else server.listen(0, '127.0.0.1', listening);
  });
  const breakAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    connection:
      'socketFolder' in connection
        ? { ...connection, socketFolder: folder }
        : { databaseUrl: urlOn(server, connection.databaseUrl) },
    cut: () => {
      isCut = true;
      breakAll();
    },
    mend: () => (isCut = false),
    close: async () => {
      breakAll();
      await new Promise<void>((closed) => server.close(() => closed()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function storeAddress(connection: ConnectionOptions): net.NetConnectOpts {
  if ('socketFolder' in connection) return { path: path.join(connection.socketFolder, socketName) };
  const { hostname, port } = new URL(connection.databaseUrl);
  return { host: hostname, port: Number(port === '' ? 5432 : port) };
}

function urlOn(server: net.Server, databaseUrl: string): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(address.port);
  return url.href;
}
