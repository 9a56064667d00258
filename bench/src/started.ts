/** Processes that a benchmark measures from outside. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export type Started = { process: ChildProcess; url: string };

/** The server as `npm start` starts it (scripts/start.mjs). */
export const serverParameters = ['--max-semi-space-size=4', 'server/src/start.ts'];

/** Runs a program of ours until it says where its site is. */
export function start(parameters: string[], environment: Record<string, string> = {}): Promise<Started> {
  const child = spawn(process.execPath, parameters, {
    cwd: root,
    env: { PATH: process.env.PATH, ...environment },
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
