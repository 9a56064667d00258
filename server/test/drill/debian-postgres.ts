/** Debian's PostgreSQL on its own cluster, run as “nobody” and restarted when it ends, as by systemd. */
import { execFileSync, type ChildProcess, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { databaseUser } from '../../src/database/embedded/store-folder.ts';

const versions = '/usr/lib/postgresql';

export type Postgres = {
  /** Kills it like a crash; the supervisor restarts it. */
  crash: () => void;
  /** Restarts it gracefully, as an upgrade of the package would. */
  restart: () => void;
  stop: () => Promise<void>;
};

function binaries(): string {
  const found = existsSync(versions) ? readdirSync(versions).toSorted((a, b) => Number(b) - Number(a)) : [];
  const [newest] = found.map((version) => path.join(versions, version, 'bin'));
  if (newest === undefined) throw new Error('Debian’s PostgreSQL is missing: apt-get install postgresql');
  return newest;
}

/** A cluster in `folder` that accepts local connections. Writes are synced, as in production. */
export async function startPostgres(folder: string, port: number): Promise<Postgres> {
  const user = databaseUser();
  const cluster = path.join(folder, 'cluster');
  mkdirSync(cluster, { mode: 0o700 });
  if (user) chownSync(cluster, user.uid, user.gid);
  const options = { ...user, cwd: '/', env: { ...process.env, LC_ALL: 'C.UTF-8' } };
  const icu = ['--locale=C.UTF-8', '--locale-provider=icu', '--icu-locale=und'];
  execFileSync(
    path.join(binaries(), 'initdb'),
    ['-D', cluster, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', ...icu],
    { ...options, stdio: 'ignore' },
  );
  let stopped = false;
  let server: ChildProcess;
  const parameters = { listen_addresses: '127.0.0.1', port, unix_socket_directories: '', max_wal_size: '64MB' };

  function start(): void {
    const parameterOptions = Object.entries(parameters).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    server = spawn(path.join(binaries(), 'postgres'), ['-D', cluster, ...parameterOptions], {
      ...options,
      stdio: 'ignore',
    });
    server.once('exit', () => {
      if (!stopped) setTimeout(start, 1000);
    });
  }

  function isReady(): boolean {
    try {
      execFileSync(path.join(binaries(), 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]);
      return true;
    } catch {
      return false;
    }
  }

  start();
  while (!isReady()) await pause(50);
  return {
    crash: () => void server.kill('SIGKILL'),
    restart: () => void server.kill('SIGINT'),
    stop: async () => {
      stopped = true;
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
    },
  };
}
