/** The server as `npm start` runs it: a process of its own, on a data folder, on a free port. */
import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export type StartedServer = {
  url: string;
  /** What it has said so far. */
  output: () => string;
  /** Ends it at once, as a power cut would. */
  kill: () => Promise<void>;
  /** Asks it to end, and waits until it has. */
  stop: () => Promise<number | null>;
};

/** Rejects with what the process said when it ends before it is up. */
export async function startServer(environment: Record<string, string>): Promise<StartedServer> {
  const server = spawn(process.execPath, ['server/src/start.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /^Site:\s+(\S+)$/m.exec(output)?.[1];
      if (found) resolve(found);
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    void ended.then(() => reject(new Error(output)));
  });
  return {
    url,
    output: () => output,
    kill: async () => {
      server.kill('SIGKILL');
      await ended;
    },
    stop: async () => {
      server.kill('SIGTERM');
      return ended;
    },
  };
}
