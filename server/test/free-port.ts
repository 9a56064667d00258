import { randomInt } from 'node:crypto';
import net from 'node:net';

/**
 * A free port of this machine. It is below the ports that the system itself chooses, so that no connection and no other
 * server takes it before it is used.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  const server = net.createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => resolve(true));
  });
  if (!isFree) return freePort();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
