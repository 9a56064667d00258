/**
 * The gateway behind the development server, and its PostgreSQL. A changed source of the server replaces the gateway;
 * PostgreSQL keeps running.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const server = `${root}server`;
const environment = { ...process.env, NODE_COMPILE_CACHE: `${root}node_modules/.cache/compiled` };

/** The folders and files to watch for `isGatewaySource`. */
export const gatewaySources = [`${server}/src`, `${root}contract/src`, `${root}content/schema.ts`];

export function isGatewaySource(file: string): boolean {
  return gatewaySources.some((source) => file.startsWith(source)) && !file.endsWith('.test.ts');
}

/** Starts the embedded PostgreSQL; with DATABASE_URL there is none. Exits with it. */
async function startStore(): Promise<{ url: string; stop: () => void }> {
  const url = process.env['DATABASE_URL'];
  if (url) return { url, stop: () => process.exit() };
  const store = spawn(process.execPath, [`${server}/src/database/embedded/development-store.ts`], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: environment,
  });
  store.on('exit', (code) => process.exit(code ?? 1));
  const [line] = await once(createInterface(store.stdout), 'line');
  return { url: line, stop: () => store.stdin.end() };
}

export type Gateway = {
  /** What the gateway printed before it ended by itself; undefined while one starts or runs. */
  failure: () => string | undefined;
  restart: () => void;
  /** Stops the gateway, then PostgreSQL, which ends this process. */
  stop: () => void;
};

export async function startGateway(
  settings: { PORT: string; PUBLIC_URL: string },
  on: { started: () => void; failed: (output: string) => void },
): Promise<Gateway> {
  const store = await startStore();
  const env = { ...environment, ...settings, DATABASE_URL: store.url };
  const parameters = ['--import', `${server}/load-packages.mjs`, `${server}/src/start.ts`];
  let failure: string | undefined;
  let stopping = false;

  /** A process that loads the packages, and the server's own files only when it gets a message. */
  function prepare(): ChildProcess {
    const gateway = spawn(process.execPath, parameters, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'], env });
    let errors = '';
    gateway.stderr?.on('data', (chunk: Buffer) => {
      process.stderr.write(chunk);
      errors = (errors + chunk.toString()).slice(-2000);
    });
    gateway.stdout?.on('data', (chunk: Buffer) => {
      if (!chunk.toString().includes('Site:')) process.stdout.write(chunk);
      else if (gateway === running) {
        // Only now, because it would slow the start down.
        next ??= prepare();
        on.started();
      }
    });
    gateway.on('exit', () => {
      if (gateway !== running) return;
      if (stopping) {
        store.stop();
        return;
      }
      failure = errors;
      on.failed(failure);
    });
    return gateway;
  }

  function start(gateway: ChildProcess): ChildProcess {
    failure = undefined;
    gateway.send('start');
    return gateway;
  }

  let next: ChildProcess | undefined;
  let running = start(prepare());
  return {
    failure: () => failure,
    restart: () => {
      // Not SIGTERM, which waits for uploads and timers. The store withstands it (server/src/start.test.ts).
      running.kill('SIGKILL');
      running = start(next ?? prepare());
      next = undefined;
    },
    stop: () => {
      stopping = true;
      next?.kill();
      if (!running.kill('SIGTERM')) store.stop();
    },
  };
}
