import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { cloneDatabase } from '../../test/running-site.ts';
import { openDatabase } from './open.ts';

it('prepares a marked statement once on each connection, and no other statement', async () => {
  const { connection, drop } = await cloneDatabase();
  const db = await openDatabase(connection);
  try {
    await db.transaction().execute(async (session) => {
      for (const value of [1, 2, 3]) {
        const { rows } = await sql`/* prepared */ select ${value}::integer as value`.execute(session);
        expect(rows).toEqual([{ value }]);
        await sql`select ${value}::integer as other`.execute(session);
      }
      const { rows } = await sql<{ statement: string; calls: string }>`
        select statement, generic_plans + custom_plans as calls from pg_prepared_statements`.execute(session);
      expect(rows).toEqual([{ statement: '/* prepared */ select $1::integer as value', calls: '3' }]);
    });
  } finally {
    await db.destroy();
    await drop();
  }
});
