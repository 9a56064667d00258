/** A TCP proxy between a site and its database that can be cut to simulate an unreachable database. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream';
import type { ConnectionOptions } from '../src/database/open.ts';

export type DatabaseProxy = {
  /** Connects the site to the database through the proxy. */
  connection: ConnectionOptions;
  /** Breaks all connections and rejects new ones until `mend` is called. */
  cut: () => void;
  mend: () => void;
  /** Breaks a connection instead of passing on a response with this text. */
  cutBefore: (response: string) => void;
  close: () => Promise<void>;
};

const socketName = '.s.PGSQL.5432';

export async function startDatabaseProxy(connection: ConnectionOptions): Promise<DatabaseProxy> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'database-proxy-'));
  const siteSockets = new Set<net.Socket>();
  let isCut = false;
  let cutResponse: string | undefined;
  const server = net.createServer((site) => {
    if (isCut) {
      site.destroy();
      return;
    }
    const database = net.connect(databaseAddress(connection));
    siteSockets.add(site);
    site.on('close', () => siteSockets.delete(site));
    database.on('data', (chunk) => {
      if (cutResponse !== undefined && chunk.includes(cutResponse)) site.destroy();
    });
    // A pipeline also destroys its other end, and expects a callback for errors.
    pipeline(site, database, () => undefined);
    pipeline(database, site, () => undefined);
  });
  server.listen(
    'socketFolder' in connection ? { path: path.join(folder, socketName) } : { port: 0, host: '127.0.0.1' },
  );
  await once(server, 'listening');
  const closeSockets = () => {
    for (const site of siteSockets) site.destroy();
  };
  return {
    connection:
      'socketFolder' in connection
        ? { ...connection, socketFolder: folder }
        : { databaseUrl: urlOn(server, connection.databaseUrl) },
    cut: () => {
      isCut = true;
      closeSockets();
    },
    mend: () => (isCut = false),
    cutBefore: (response) => (cutResponse = response),
    close: async () => {
      server.close();
      closeSockets();
      await once(server, 'close');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function databaseAddress(connection: ConnectionOptions): net.NetConnectOpts {
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
