/** Servers for the tests of the console, on copies of a store that was started once. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort, inheritedEnvironment, runFolder } from './system.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '..');

export type StartedConsole = {
  url: string;
  setUpLink: string;
  dataDir: string;
  /** Runs something while the clock of the server is a day behind; it must have been started for that. */
  onYesterday: <Result>(action: () => Promise<Result>) => Promise<Result>;
  stop: () => Promise<void>;
};

type StartOptions = { hasYesterday?: boolean; settings?: Record<string, string> };

type Store = { folder: string; setUpPath: string };

const dataDirIn = (folder: string) => path.join(folder, 'data');

/** Starts a server, and waits until it has printed what is wanted. */
async function start(folder: string, wanted: RegExp, { hasYesterday = false, settings = {} }: StartOptions = {}) {
  const port = await freePort();
  // No mail server answers there.
  const mail = { MAIL_SERVER: 'smtp://127.0.0.1:1', MAIL_FROM: 'notices@carbon.example' };
  const loaded = hasYesterday ? ['--import', path.join(import.meta.dirname, 'yesterday-clock.ts')] : [];
  const server = spawn(process.execPath, [...loaded, 'server/dist/start.js'], {
    cwd: root,
    env: { ...inheritedEnvironment, ...mail, ...settings, PORT: String(port), DATA_DIR: dataDirIn(folder) },
    stdio: ['ignore', 'pipe', 'inherit', ...(hasYesterday ? (['ipc'] as const) : [])],
  });
  const stop = async () => {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  };
  return { server, url: `http://127.0.0.1:${port}`, printed: await printedBy(server, wanted), stop };
}

/** Sets how many days the clock of a server is behind (`yesterday-clock.ts`). */
async function setClock(server: ChildProcess, days: number): Promise<void> {
  const reply = once(server, 'message');
  server.send(days);
  await reply;
}

async function printedBy({ stdout }: ChildProcess, wanted: RegExp): Promise<string> {
  let printed = '';
  for await (const chunk of stdout ?? []) {
    printed += String(chunk);
    const [found] = wanted.exec(printed) ?? [];
    if (found !== undefined) return found;
  }
  throw new Error(`The server ended. It has printed:\n${printed}`);
}

/** A store after its first start, which takes several seconds. The workers of a run copy it. */
async function sharedStore(): Promise<Store> {
  const folder = path.join(runFolder(), 'console');
  const setUpPath = `${folder}-set-up-path`;
  while (!existsSync(setUpPath))
    if (isFirst(folder)) await createStore(folder, setUpPath);
    else await wait(200);
  return { folder, setUpPath: readFileSync(setUpPath, 'utf8') };
}

/** Whether this worker is the first that asks for the folder. */
function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

async function createStore(folder: string, setUpPath: string): Promise<void> {
  const { printed, stop } = await start(folder, /\/console\/set-up#[\w-]{43}/).catch((error: unknown) => {
    // Another worker tries again instead of waiting.
    rmSync(folder, { recursive: true, force: true });
    throw error;
  });
  await stop();
  writeFileSync(`${setUpPath}.new`, printed);
  renameSync(`${setUpPath}.new`, setUpPath);
}

/** Starts a server on a store without an administrator. */
export async function startServer(options: StartOptions = {}): Promise<StartedConsole> {
  const store = await sharedStore();
  const folder = mkdtempSync(path.join(runFolder(), 'console-'));
  // With the owners of files: the database's files belong to a user of its own.
  await run('cp', ['-a', `${store.folder}/.`, folder]);
  const { server, url, stop } = await start(folder, /API docs:/, options);
  return {
    url,
    setUpLink: url + store.setUpPath,
    dataDir: dataDirIn(folder),
    onYesterday: async (action) => {
      await setClock(server, 1);
      try {
        return await action();
      } finally {
        await setClock(server, 0);
      }
    },
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
