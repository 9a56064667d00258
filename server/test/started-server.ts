/** The server as `npm start` runs it: a separate process on a data folder and a free port. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { inheritedEnvironment } from './inherited-environment.ts';

const root = path.resolve(import.meta.dirname, '../..');

export type StartedServer = {
  url: string;
  /** Resolves with the exit code, when all of the output has been read. */
  ended: Promise<number | null>;
  pid: number;
  /** The output so far. */
  output: () => string;
  /** Kills it like a power cut. */
  kill: () => Promise<void>;
  /** Stops it gracefully and waits until it has ended. */
  stop: () => Promise<number | null>;
};

/**
 * Rejects with the output if the process ends before it listens. `within` is a command that runs
 * it, such as `unshare`.
 */
export async function startServer(
  environment: Record<string, string>,
  within: readonly string[] = [],
): Promise<StartedServer> {
  // One pipe for both outputs: of two, the one that was written first can be read last.
  const server = spawn('sh', ['-c', 'exec "$@" 2>&1', 'sh', ...within, process.execPath, 'server/dist/start.js'], {
    cwd: root,
    env: { ...inheritedEnvironment, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const ended = new Promise<number | null>((resolve) => server.once('close', resolve));
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = /^Site:\s+(\S+)$/m.exec(output)?.[1];
      if (found) resolve(found);
    });
    server.once('close', () => reject(new Error(output)));
  });
  return {
    url,
    ended,
    pid: server.pid ?? 0,
    output: () => output,
    kill: async () => {
      server.kill('SIGKILL');
      // Not until the output ends: a process that draws may hold it a little longer.
      await exited;
    },
    stop: async () => {
      server.kill('SIGTERM');
      return ended;
    },
  };
}
