import net from 'node:net';
import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool, sql, type Transaction } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { UsageError } from '../command-line/usage-error.ts';
import { applicationRole } from './embedded/roles.ts';
import { migrations } from './migrations.ts';
import { preparingPool } from './prepared-statements.ts';
import { recordingPlugin } from './recorded-reads.ts';
import type { Tables } from './tables.ts';

/** The store or a transaction on it; functions accept both. */
export type Database = Kysely<Tables> | Transaction<Tables>;

/** How to connect to the store: a URL, or the socket folder of an embedded server. */
export type ConnectionOptions = { databaseUrl: string } | { socketFolder: string; database?: string };

export function clientConfig(connection: ConnectionOptions): pg.ClientConfig {
  const options = { connectionTimeoutMillis: 10_000, keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
  if ('databaseUrl' in connection) return { ...options, connectionString: connection.databaseUrl };
  return {
    ...options,
    host: connection.socketFolder,
    user: applicationRole,
    database: connection.database ?? applicationRole,
  };
}

/**
 * Closes a connection after this long without data and fails the waiting query. A half-open TCP
 * connection is not detected otherwise.
 */
export function closeWhenSilent(client: pg.Client, seconds: number): void {
  const stream = limitSilence(client, seconds);
  stream?.on('timeout', () => stream.destroy(new Error(`PostgreSQL has not answered for ${seconds} s`)));
}

/** 0 seconds removes the limit. */
function limitSilence({ connection: { stream } }: pg.Client, seconds: number): net.Socket | undefined {
  return stream instanceof net.Socket ? stream.setTimeout(seconds * 1000) : undefined;
}

/** Statement timeouts in seconds: for requests, and for migrations, nightly jobs and commands. */
const statementSeconds = { requests: 15, maintenance: 3600 };

const minMajor = 15;

export async function openDatabase(
  connection: ConnectionOptions,
  use: keyof typeof statementSeconds = 'requests',
): Promise<Kysely<Tables>> {
  const seconds = statementSeconds[use];
  const pool = new pg.Pool({
    ...clientConfig(connection),
    max: 10,
    // A new connection costs PostgreSQL a process and new plans, so a burst's connections wait for the next burst.
    idleTimeoutMillis: 300_000,
    statement_timeout: seconds * 1000,
    // A process that vanished with its machine must not keep its locks.
    idle_in_transaction_session_timeout: 60_000,
  });
  // An error without a listener would end the process. This listener covers idle connections.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    // This listener covers connections in use, whose queries fail by themselves.
    client.on('error', () => undefined);
    closeWhenSilent(client, seconds + 5);
  });
  pool.on('acquire', (client) => limitSilence(client, seconds + 5));
  pool.on('release', (_error, client) => limitSilence(client, 0));
  const db = databaseOf(preparingPool(pool));
  // Through Kysely, because it closes only a pool that it has used.
  const version = await sql<{ serverVersionNum: string }>`show server_version_num`.execute(db);
  const major = Math.floor(Number(version.rows[0]?.serverVersionNum) / 10_000);
  if (major < minMajor) {
    await db.destroy();
    throw new UsageError(`PostgreSQL ${minMajor} or later is needed; this server has version ${major}.`);
  }
  return db;
}

function databaseOf(pool: PostgresPool): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true }), recordingPlugin],
  });
}

/** Kysely on a connection that the caller owns and closes, for COPY beside queries. */
export function databaseFromClient(client: pg.ClientBase): Kysely<Tables> {
  const query = client.query.bind(client);
  const connect = async () => ({ query, release: () => undefined });
  return databaseOf({ connect, end: async () => undefined, options: {} });
}

/** The names of all migrations of this version, in order. */
export const migrationNames = Object.keys(migrations).toSorted();

/** Migrates the schema to the latest version, or to `upTo`. Concurrent starts wait for each other. */
export async function migrate(db: Database, upTo?: string): Promise<void> {
  await rejectNewerSchema(db, migrationNames);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  const failed = results?.find((result) => result.status === 'Error');
  if (error !== undefined) throw new Error(`The migration ${failed?.migrationName ?? ''} failed`, { cause: error });
}

/**
 * An older version must not start on a newer schema. Migrations allow only for one that is already
 * running (docs/operations/upgrade.md).
 */
async function rejectNewerSchema(db: Kysely<Tables>, known: readonly string[]): Promise<void> {
  const { rows: tables } = await sql<{ there: boolean }>`
    select to_regclass('kysely_migration') is not null as there`.execute(db);
  if (tables[0]?.there !== true) return;
  const { rows: executed } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const newer = executed.find(({ name }) => !known.includes(name));
  if (newer !== undefined)
    throw new UsageError(`A newer version has migrated the store (${newer.name}): start that version instead.`);
}
