import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneDatabase } from '../../test/running-site.ts';
import { openDatabase } from './open.ts';

let database: Awaited<ReturnType<typeof cloneDatabase>>;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

it.each([
  ['requests', '15s'],
  ['maintenance', '1h'],
] as const)('limits the duration of a statement for %s', async (use, expected) => {
  const db = await openDatabase(database.connection, use);
  const { rows } = await sql<Record<string, string>>`select current_setting('statement_timeout') as statement,
    current_setting('idle_in_transaction_session_timeout') as idle`.execute(db);
  expect(rows).toEqual([{ statement: expected, idle: '1min' }]);
  await db.destroy();
});

it('uses a new connection after one breaks in a transaction', async () => {
  const db = await openDatabase(database.connection);
  const broken = db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
    await sql`select 1`.execute(transaction);
  });
  await expect(broken).rejects.toThrow();
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await db.destroy();
});
