import net from 'node:net';

/** A TCP proxy in front of a service. After `cut` it passes nothing and closes no connection. */
export type Relay = { port: number; cut: () => void; mend: () => void; close: () => void };

export async function relayTo(target: number): Promise<Relay> {
  const sockets = new Set<net.Socket>();
  let isCut = false;
  const server = net.createServer((near) => {
    sockets.add(near);
    near.on('error', () => undefined).once('close', () => sockets.delete(near));
    // The kernel accepts the connection, but nothing reads from it.
    if (isCut) {
      near.pause();
      return;
    }
    const far = net.connect(target, '127.0.0.1');
    sockets.add(far);
    far.on('error', () => near.destroy()).once('close', () => near.destroy());
    near.once('close', () => far.destroy());
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The relay has no port');
  return {
    port: address.port,
    cut: () => {
      isCut = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    mend: () => {
      isCut = false;
      // Pending data is lost: clients must see a broken connection.
      for (const socket of sockets) socket.destroy();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
