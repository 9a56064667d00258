import path from 'node:path';
import { promises as fs } from 'node:fs';
import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from 'kysely';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import pg from 'pg';
import { applicationName } from './embedded.ts';
import type { Tables } from './tables.ts';

/** The store, or a transaction on it: every function that takes one takes the other. */
export type Database = Kysely<Tables> | Transaction<Tables>;

/** How to reach the store: an address, or the socket folder of an embedded server. */
export type Reach = { databaseUrl: string } | { socketFolder: string; database?: string };

export function connectionOptions(reach: Reach): pg.ClientConfig {
  if ('databaseUrl' in reach) return { connectionString: reach.databaseUrl };
  return { host: reach.socketFolder, user: applicationName, database: reach.database ?? applicationName };
}

const oldestMajor = 15;

export async function openDatabase(reach: Reach): Promise<Kysely<Tables>> {
  const pool = new pg.Pool({ ...connectionOptions(reach), max: 10, connectionTimeoutMillis: 10_000 });
  // Without a listener a connection that breaks while idle would end the process.
  pool.on('error', () => undefined);
  const version = await pool.query<{ server_version_num: string }>('show server_version_num');
  const major = Math.floor(Number(version.rows[0]?.server_version_num) / 10_000);
  if (major < oldestMajor) {
    await pool.end();
    throw new Error(`PostgreSQL ${oldestMajor} or later is needed; this one is ${major}.`);
  }
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}

/** Brings the schema up to date. Instances that start together wait for each other. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const provider = new FileMigrationProvider({
    fs,
    path,
    migrationFolder: path.join(import.meta.dirname, 'migrations'),
  });
  const { error, results } = await new Migrator({ db, provider }).migrateToLatest();
  const failed = results?.find((result) => result.status === 'Error');
  if (error !== undefined) throw new Error(`The migration ${failed?.migrationName ?? ''} failed`, { cause: error });
}
