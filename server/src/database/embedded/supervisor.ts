import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { messageOf } from '../../errors/error-message.ts';

/** The delays before each restart within one minute. After the last one the supervisor gives up. */
const restartDelays = [100, 500, 1000, 2000, 4000];
const minute = 60_000;

/**
 * Restarts a server that ends unexpectedly; calls `onGiveUp` if restarts fail too often. Returns a
 * function that stops the server.
 */
export async function supervise(
  start: () => Promise<ChildProcess>,
  onGiveUp: (reason: string) => void,
  delays: readonly number[] = restartDelays,
): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  let server: ChildProcess | undefined = await start();
  let failures: number[] = [];

  async function restart(reason: string): Promise<void> {
    failures = [...failures.filter((time) => performance.now() - time < minute), performance.now()];
    const delay = delays[failures.length - 1];
    if (delay === undefined) {
      stopping.abort();
      onGiveUp(reason);
      return;
    }
    console.warn(`${reason} It restarts in ${delay / 1000} s.`);
    await pause(delay, undefined, { signal: stopping.signal }).catch(() => undefined);
    if (stopping.signal.aborted) return;
    try {
      server = await start();
    } catch (error) {
      server = undefined;
      await restart(messageOf(error));
    }
  }

  async function run(): Promise<void> {
    while (server !== undefined && !stopping.signal.aborted) {
      const reason = await exitOf(server);
      if (!stopping.signal.aborted) await restart(`The store's PostgreSQL has ended (${reason}).`);
    }
    // Stopped during a start.
    if (server !== undefined) await stop(server);
  }

  const running = run();
  return async () => {
    stopping.abort();
    if (server !== undefined) await stop(server);
    await running;
  };
}

function hasExited({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

async function exitOf(server: ChildProcess): Promise<string> {
  if (!hasExited(server)) await once(server, 'exit');
  return server.signalCode ?? `code ${server.exitCode}`;
}

/** PostgreSQL's fast shutdown: it ends all sessions and writes everything to disk. */
async function stop(server: ChildProcess): Promise<void> {
  if (hasExited(server)) return;
  server.kill('SIGINT');
  await exitOf(server);
}
