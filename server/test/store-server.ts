/** Global setup: a real PostgreSQL with a template database that has the schema and demonstration content. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { protectEmbeddedAuditLog } from '../src/database/audit-owner.ts';
import { startEmbedded } from '../src/database/embedded/embedded-server.ts';
import { superuser } from '../src/database/embedded/roles.ts';
import { type ConnectionOptions, clientConfig, migrate, openDatabase } from '../src/database/open.ts';
import { loadDemonstration } from '../src/demonstration/load.ts';
import { readDemonstration } from '../src/demonstration/read.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** How to connect to the server: a socket folder, or the URL of an external server without a database. */
    store: { socketFolder: string } | { serverUrl: string };
  }
}

const root = path.resolve(import.meta.dirname, '../..');

export const templateName = 'site_template';

function connectionTo(store: { socketFolder: string } | { serverUrl: string }, database: string): ConnectionOptions {
  return 'socketFolder' in store
    ? { ...store, database }
    : { databaseUrl: new URL(`/${database}`, store.serverUrl).href };
}

/**
 * Disables syncing, because test data need not survive a power cut, and dropping a database would
 * wait for the disk. Disables autovacuum, because a drop fails while it works on the database.
 */
async function disableSyncing(socketFolder: string): Promise<void> {
  const client = new pg.Client({ host: socketFolder, user: superuser, database: 'postgres' });
  await client.connect();
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit', 'autovacuum'])
    await client.query(`alter system set ${setting} = off`);
  await client.query('select pg_reload_conf()');
  await client.end();
}

/** `TEST_DATABASE_URL` runs the same tests on an external PostgreSQL; otherwise the embedded one is used. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Tests that start the server as a process start the bundle, as production does.
  execFileSync(process.execPath, ['scripts/build.mjs', 'server'], { cwd: root, stdio: 'inherit' });
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-test-'));
  const externalUrl = process.env.TEST_DATABASE_URL;
  const embedded = externalUrl === undefined ? await startEmbedded(folder) : undefined;
  if (embedded) await disableSyncing(embedded.socketFolder);
  const store = embedded ? { socketFolder: embedded.socketFolder } : { serverUrl: externalUrl ?? '' };

  const server = new pg.Client(clientConfig(connectionTo(store, 'postgres')));
  await server.connect();
  await server.query(`drop database if exists ${templateName} with (force)`);
  await server.query(`create database ${templateName}`);
  await server.end();
  const db = await openDatabase(connectionTo(store, templateName));
  await migrate(db);
  if (embedded) await protectEmbeddedAuditLog({ ...embedded, database: templateName });
  await loadDemonstration(db, await readDemonstration(path.join(root, 'content')));
  await db.destroy();

  project.provide('store', store);
  return async () => {
    await embedded?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
