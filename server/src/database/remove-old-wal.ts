import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * WAL reveals the second at which a row was written. A checkpoint removes all segments except the
 * current one, so that one is filled first. Without the checkpoint privilege the server's next
 * checkpoint does it.
 */
export async function removeOldWal(session: Kysely<Tables>): Promise<void> {
  await sql`select pg_logical_emit_message(false, '', repeat(' ', setting::integer))
    from pg_settings where name = 'wal_segment_size'`.execute(session);
  const { rows } = await sql<{ may: boolean }>`select pg_has_role('pg_checkpoint', 'usage') as may`.execute(session);
  if (rows[0]?.may === true) await sql`checkpoint`.execute(session);
}
