/** Processes that a benchmark measures from outside. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export type Started = { process: ChildProcess; url: string };

const manifest: { scripts: Record<string, string> } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const [settings = '', commandLine = ''] = manifest.scripts['start:production']?.split(' node ') ?? [];

/** The server's command as in `npm run start:production`. */
export const serverParameters = commandLine.split(' ');

/** The settings of malloc and Node. Not NODE_ENV, because production mode rejects the sample setup. */
const environmentOfServer = Object.fromEntries(
  settings
    .split(' ')
    .map((setting) => setting.split('='))
    .filter(([name]) => name !== 'NODE_ENV'),
);

/** Runs a program of this project until it prints its URL. */
export function start(parameters: string[], environment: Record<string, string> = {}): Promise<Started> {
  const child = spawn(process.execPath, parameters, {
    cwd: root,
    env: { PATH: process.env.PATH, ...environmentOfServer, ...environment },
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
