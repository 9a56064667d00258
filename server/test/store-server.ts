/** Once for all tests: a real PostgreSQL, and in it a template database with schema and demonstration content. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded, superuser } from '../src/database/embedded.ts';
import { connectionOptions, migrate, openDatabase, type Reach } from '../src/database/open.ts';
import { loadDemonstration } from '../src/demonstration/load.ts';
import { readDemonstration } from '../src/demonstration/read.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** How to reach the server's databases: a socket folder, or the address of an outside server without a database. */
    store: { socketFolder: string } | { serverUrl: string };
  }
}

export const templateName = 'site_template';

function reachOf(store: { socketFolder: string } | { serverUrl: string }, database: string): Reach {
  return 'socketFolder' in store
    ? { ...store, database }
    : { databaseUrl: new URL(`/${database}`, store.serverUrl).href };
}

/**
 * What a test has written need not outlive a power cut: nothing waits for the disk, above all not the drop of a database.
 * That fails where the server itself is just tidying it up.
 */
async function writeWithoutWaiting(socketFolder: string): Promise<void> {
  const client = new pg.Client({ host: socketFolder, user: superuser, database: 'postgres' });
  await client.connect();
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit', 'autovacuum'])
    await client.query(`alter system set ${setting} = off`);
  await client.query('select pg_reload_conf()');
  await client.end();
}

/** `TEST_DATABASE_URL` names an outside PostgreSQL to run the same tests on; otherwise the embedded one. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-test-'));
  const outside = process.env.TEST_DATABASE_URL;
  const embedded = outside === undefined ? await startEmbedded(folder) : undefined;
  if (embedded) await writeWithoutWaiting(embedded.socketFolder);
  const store = embedded ? { socketFolder: embedded.socketFolder } : { serverUrl: outside ?? '' };

  const server = new pg.Client(connectionOptions(reachOf(store, 'postgres')));
  await server.connect();
  await server.query(`drop database if exists ${templateName} with (force)`);
  await server.query(`create database ${templateName}`);
  await server.end();
  const db = await openDatabase(reachOf(store, templateName));
  await migrate(db);
  await loadDemonstration(db, readDemonstration(path.resolve(import.meta.dirname, '../../content')));
  await db.destroy();

  project.provide('store', store);
  return async () => {
    await embedded?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
