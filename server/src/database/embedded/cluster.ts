/** The files and the process of an embedded PostgreSQL. */
import { execFile, type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { UsageError } from '../../command-line/usage-error.ts';
import { superuser } from './roles.ts';
import { type FileLock, lockFile } from './file-lock.ts';
import type { DatabaseUser } from './store-folder.ts';

const run = promisify(execFile);

const serverParameters = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  shared_buffers: '32MB',
  timezone: 'UTC',
  // The log must not print failing rows: they are personal data.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_parameter_max_length_on_error: '0',
  // WAL reveals the second at which a report arrived. These parameters write only what crash recovery
  // needs, and delete old segments instead of recycling them.
  wal_level: 'minimal',
  max_wal_senders: '0',
  wal_recycle: 'off',
};

export type Cluster = { folder: string; lockFile: string; binaries: string; user: DatabaseUser };

/** The server must not inherit our working directory: its user may not be able to enter it. */
function processOptions(user: DatabaseUser) {
  return { ...user, cwd: '/', env: { LC_ALL: 'C.UTF-8', TZ: 'UTC', PATH: process.env.PATH } };
}

/**
 * Whether a visible process is the PostgreSQL of this cluster. The id alone proves nothing: the
 * system may have reused it.
 */
function isServerOf(cluster: string, pid: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(cluster);
  } catch {
    return false;
  }
}

/** Stops the PostgreSQL that a killed process left behind. Every acknowledged write is already on disk. */
export async function stopOrphan({ folder, binaries, user }: Cluster): Promise<void> {
  const pidFile = readPidFile(folder);
  if (pidFile === undefined || !isServerOf(folder, pidFile.pid)) return;
  const parameters = ['stop', '-D', folder, '-m', 'fast', '-w', '-t', '30'];
  await run(path.join(binaries, 'pg_ctl'), parameters, processOptions(user)).catch(() => undefined);
}

/**
 * All processes of a PostgreSQL hold this lock. Whoever acquires it knows that nothing else uses
 * the cluster, not even in another container, where PostgreSQL's own pid file proves nothing.
 */
async function lockCluster({ folder, lockFile: file }: Cluster, socketFolder: string): Promise<FileLock> {
  const lock = await lockFile(file, 5000);
  if (!lock)
    throw new UsageError(
      `A PostgreSQL that an earlier start left behind still uses ${folder}. It runs in another container or as another ` +
        'user and cannot be stopped from here. Stop it there.',
    );
  const pidFile = readPidFile(folder);
  if (pidFile !== undefined) {
    // The system may have reused its process id; PostgreSQL would then refuse to start.
    rmSync(path.join(folder, 'postmaster.pid'));
    if (pidFile.socketFolder !== socketFolder && path.basename(pidFile.socketFolder).startsWith('site-store-'))
      rmSync(pidFile.socketFolder, { recursive: true, force: true });
  }
  for (const socket of readdirSync(socketFolder)) rmSync(path.join(socketFolder, socket));
  return lock;
}

export async function createCluster(cluster: Cluster, socketFolder: string): Promise<void> {
  const lock = await lockCluster(cluster, socketFolder);
  try {
    await runInitdb(cluster, lock);
  } finally {
    lock.release();
  }
}

/** initdb inherits the lock: an orphaned initdb must not write into the files of the next start. */
async function runInitdb({ folder, binaries, user }: Cluster, lock: FileLock): Promise<void> {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  // Without ICU, full-text and trigram search do not work for Chinese and Russian.
  const locale = ['--locale=C.UTF-8', '--locale-provider=icu', '--icu-locale=und', '-E', 'UTF8'];
  const parameters = ['-D', unfinished, '-U', superuser, '-A', 'trust', ...locale];
  const initdb = spawn(path.join(binaries, 'initdb'), parameters, {
    ...processOptions(user),
    stdio: ['ignore', 'ignore', 'pipe', lock.descriptor],
  });
  let log = '';
  initdb.stderr?.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const [code] = await once(initdb, 'close');
  if (code !== 0) throw new Error(`initdb ended with code ${code}: ${log}`);
  await run('mv', [unfinished, folder], processOptions(user));
}

/** Starts a cluster's PostgreSQL: Unix socket only, no password, every write synced. */
export async function startPostgres(
  cluster: Cluster,
  version: string,
  socketFolder: string,
  onStarting: () => void,
): Promise<ChildProcess> {
  const lock = await lockCluster(cluster, socketFolder);
  try {
    const { folder, binaries, user } = cluster;
    rejectOtherMajor(folder, version);
    const options = Object.entries(serverParameters).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    // Detached: Ctrl-C must not stop it before the last responses are sent.
    const server = spawn(path.join(binaries, 'postgres'), ['-D', folder, '-k', socketFolder, ...options], {
      ...processOptions(user),
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe', lock.descriptor],
    });
    onStarting();
    await waitUntilReady(server);
    return server;
  } finally {
    // From here on PostgreSQL alone holds the lock.
    lock.release();
  }
}

function rejectOtherMajor(cluster: string, version: string): void {
  const clusterMajor = readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim();
  const major = version.split('.')[0];
  if (clusterMajor !== major)
    throw new UsageError(
      `The store in ${cluster} was created by PostgreSQL ${clusterMajor}, but this version includes ${major}. ` +
        'Start the version that created it, back it up, and restore the backup into an empty data folder (docs/operations/backup.md).',
    );
}

async function waitUntilReady(server: ChildProcess): Promise<void> {
  let log = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-4000);
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`The store's server ended with code ${code}: ${log}`)));
  });
  server.stderr?.removeAllListeners('data');
  // Only warnings and errors reach the operator, not every start and stop.
  server.stderr?.on('data', (chunk: Buffer) => {
    for (const line of chunk.toString().split('\n'))
      if (/(WARNING|ERROR|FATAL|PANIC):/.test(line) && !line.includes('administrator command'))
        console.warn(`store: ${line}`);
  });
}

/** The process id and socket folder in PostgreSQL's pid file. */
export function readPidFile(cluster: string): { pid: string; socketFolder: string } | undefined {
  try {
    const lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: lines[0]?.trim() ?? '', socketFolder: lines[4]?.trim() ?? '' };
  } catch {
    return undefined;
  }
}
