/** Processes that a benchmark measures from outside. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { productionStart } from '../../scripts/production-start.mjs';

const root = path.resolve(import.meta.dirname, '../..');

export type Started = { process: ChildProcess; url: string };

const production = productionStart();

/** The server's command as in `npm run start:production`. */
export const serverParameters = production.parameters;

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
      if (url) resolve({ process: child, url });
    });
  });
}

export function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
