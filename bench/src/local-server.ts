import { once } from 'node:events';
import http from 'node:http';

export type LocalServer = AsyncDisposable & { url: string };

/** A server of this process on a free port. */
export async function startLocalServer(respond: http.RequestListener): Promise<LocalServer> {
  const server = http.createServer(respond).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    [Symbol.asyncDispose]: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
