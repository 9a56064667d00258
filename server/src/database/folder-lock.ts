import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import net from 'node:net';

/**
 * Holds a folder for this process, or answers undefined when another process holds it.
 * Node has no flock: a listening abstract socket, named by the folder's real path, is freed by `kill -9`
 * and refuses a second holder (within one network namespace).
 */
export function lockFolder(folder: string): Promise<net.Server | undefined> {
  const name = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32);
  const server = net.createServer((socket) => socket.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(`\0carbon-group-site-${name}`, () => {
      server.unref();
      resolve(server);
    });
  });
}
