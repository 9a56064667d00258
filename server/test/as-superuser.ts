import pg from 'pg';
import { inject } from 'vitest';
import { superuser } from '../src/database/embedded/roles.ts';

/** Runs statements of somebody who may do everything on the database server, past every trigger. */
export async function asSuperuser(databaseUrl: string, ...statements: string[]): Promise<void> {
  const store = inject('store');
  const client =
    'socketFolder' in store
      ? new pg.Client({ host: store.socketFolder, user: superuser, database: new URL(databaseUrl).pathname.slice(1) })
      : new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('set session_replication_role = replica');
  for (const statement of statements) await client.query(statement);
  await client.end();
}
