/** Processes that a benchmark measures from outside. Each ends with its scope. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { productionStart } from '../../scripts/production-start.mjs';
import { temporaryFolder } from './temporary-folder.ts';

const root = path.resolve(import.meta.dirname, '../..');
const production = productionStart();

export type Started = AsyncDisposable & { url: string; pid: number };

export function started(child: ChildProcess, url: string): Started {
  return {
    url,
    pid: child.pid ?? 0,
    [Symbol.asyncDispose]: async () => {
      const ended = once(child, 'exit');
      if (child.kill('SIGTERM')) await ended;
    },
  };
}

/** Runs a program of this project until it prints its URL. */
export function start(parameters: string[], environment: Record<string, string> = {}): Promise<Started> {
  const child = spawn(process.execPath, parameters, {
    cwd: root,
    env: { PATH: process.env.PATH, ...production.environment, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${parameters[0]} ended with code ${code}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      const url = /Site:\s+(\S+)/.exec(chunk.toString())?.[1];
      if (url) resolve(started(child, url));
    });
  });
}

export type Site = Started & { dataDir: string; folder: string };

/** Starts the server as `npm run start:production` does, on a temporary folder or on one that stays. */
export async function startSite(lastingDataDir?: string): Promise<Site> {
  await using resources = new AsyncDisposableStack();
  const temporary = resources.use(temporaryFolder());
  const dataDir = lastingDataDir ?? temporary.dataDir;
  const environment = { PORT: '0', DATA_DIR: dataDir, TRUSTED_PROXIES: '127.0.0.1' };
  const { url, pid } = resources.use(await start(production.parameters, environment));
  const owned = resources.move();
  return { url, pid, dataDir, folder: temporary.folder, [Symbol.asyncDispose]: () => owned.disposeAsync() };
}

export function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** Prints how far the memory of a process rises meanwhile. */
export async function printPeakMemory(pid: number, work: () => Promise<unknown>): Promise<void> {
  const before = residentMegabytes(pid);
  let peak = before;
  const sampling = setInterval(() => (peak = Math.max(peak, residentMegabytes(pid))), 50);
  await work().finally(() => clearInterval(sampling));
  console.log(
    `memory: ${before.toFixed(0)} MB before, ${peak.toFixed(0)} MB at the peak (+${(peak - before).toFixed(0)})`,
  );
}
