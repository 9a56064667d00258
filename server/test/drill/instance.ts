/** An instance of the site as a separate process, on a port that the proxy knows. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

export type Instance = {
  /**
   * Starts it; resolves when it listens. `checkout` is the version's folder, `more` is added to the
   * environment.
   */
  start: (checkout: string, more?: Record<string, string>) => Promise<void>;
  kill: () => Promise<void>;
  stop: () => Promise<void>;
  /** How often it ended unexpectedly; it is restarted a second later, as by systemd. */
  unexpectedExits: () => number;
  megabytes: () => Promise<number>;
};

export function createInstance(environment: Record<string, string>): Instance {
  let running: ChildProcess | undefined;
  let unexpectedExits = 0;

  async function end(signal: NodeJS.Signals): Promise<void> {
    const ending = running;
    running = undefined;
    if (ending === undefined || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = once(ending, 'exit');
    ending.kill(signal);
    await ended;
  }

  async function start(checkout: string, more: Record<string, string> = {}): Promise<void> {
    const started = spawn(process.execPath, ['server/dist/start.js'], {
      cwd: checkout,
      env: { PATH: process.env['PATH'], ...environment, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running = started;
    let output = '';
    const isStarting = () => !/^Site:/m.test(output) && running === started && started.exitCode === null;
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    started.once('exit', (code, signal) => {
      if (running !== started) return;
      unexpectedExits += 1;
      console.log(
        `An instance ended (${signal ?? code}). Its last lines:\n${output.trim().split('\n').slice(-20).join('\n')}`,
      );
      setTimeout(() => {
        if (running === started) void start(checkout, more);
      }, 1000);
    });
    while (isStarting()) await pause(20);
  }

  return {
    start,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    unexpectedExits: () => unexpectedExits,
    megabytes: async () => {
      const status = await readFile(`/proc/${running?.pid}/status`, 'utf8');
      return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
    },
  };
}
