import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** The time in seconds for closing the store after the last response. */
const storeSeconds = 15;

/**
 * Returns a function that ends the process once. `close` has `seconds` for responses and some time
 * for the store; then the process is forced to end.
 */
export function endAfter(close: () => Promise<void>, seconds: number): (code: number) => void {
  let isEnding = false;
  return (code) => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => exitAfter('The store did not close in time'), (seconds + storeSeconds) * 1000).unref();
    close().then(() => process.exit(code), exitAfter);
  };
}

function exitAfter(problem: unknown): void {
  console.error(problem);
  process.exit(1);
}

/** Returns a function that counts a server's running requests. */
export function countRequests(server: Server): () => number {
  let count = 0;
  server.on('request', (_request, response) => {
    count += 1;
    response.once('close', () => (count -= 1));
  });
  return () => count;
}

/** Lets running requests finish; those that still run after `seconds`, such as slow uploads, are aborted. */
export async function closeWithin(app: FastifyInstance, runningRequests: () => number, seconds: number): Promise<void> {
  const end = performance.now() + seconds * 1000;
  // Node's own close waits for idle keep-alive connections.
  const closing = setInterval(() => {
    if (runningRequests() === 0 || performance.now() > end) app.server.closeAllConnections();
  }, 50);
  await app.close().finally(() => clearInterval(closing));
}
