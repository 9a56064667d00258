import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { beijingMoment } from '../database/moment.ts';
import type { Tables } from '../database/tables.ts';

/** The tables that a report leaves a trace in, and in what order their rows may lie: one that tells nothing that is not in them. */
const orders = {
  submission: 'submission_by_arrival',
  submission_entry: 'submission_entry_submission_id_position_key',
  submission_file: 'submission_file_pkey',
  upload: 'upload_received_at',
};

/**
 * Once a Beijing day: where rows lie, which transaction wrote them and the ids of their long values tell between which
 * messages, whose times are exact, a report came; and what was withdrawn lies in the files until it is vacuumed. So
 * every part of a report is written again, all in one transaction, and then the tables anew, without their dead rows.
 */
export async function rewriteDaily(db: Kysely<Tables>, now = new Date()): Promise<void> {
  const today = beijingMoment(now).slice(0, 10);
  // A lock of the session: that of an open transaction would keep the dead rows alive.
  await db.connection().execute(async (session) => {
    const { rows } = await sql<{ mine: boolean }>`
      select pg_try_advisory_lock('installation'::regclass::integer, 0) as mine`.execute(session);
    if (rows[0]?.mine !== true) return;
    try {
      const done = session.selectFrom('installation').select('single').where('rewrittenOn', '=', today);
      if ((await done.executeTakeFirst()) !== undefined) return;
      await refuseOlderReaders(session, await renewReports(session));
      for (const [table, order] of Object.entries(orders)) await cluster(session, table, order);
      await session.updateTable('installation').set({ rewrittenOn: today }).execute();
    } finally {
      await sql`select pg_advisory_unlock('installation'::regclass::integer, 0)`.execute(session);
    }
  });
}

/** Visitors wait behind a lock that waits: rather an hour later than longer than this. */
const briefly = sql`set local lock_timeout = '2s'`;

/**
 * Writes every part of a report again and answers by which transaction. One after the other in the order of random ids, and
 * made of a new value: an unchanged long one would keep its old id, and new ids are numbered as they come.
 */
function renewReports(session: Kysely<Tables>): Promise<string> {
  return session.transaction().execute(async (transaction) => {
    await briefly.execute(transaction);
    await sql`lock table submission, submission_entry, submission_file in exclusive mode`.execute(transaction);
    await sql`do $$ declare part record; begin
      for part in select id from submission where kind = 'report' order by id loop
        update submission set sealed = sealed || '', sealed_identity = sealed_identity || '' where id = part.id;
      end loop;
      for part in select e.id from submission_entry e join submission s on s.id = submission_id
          where kind = 'report' order by e.id loop
        update submission_entry set sealed = sealed || '' where id = part.id;
      end loop;
      for part in select stored_name from submission_file join submission s on s.id = submission_id
          where kind = 'report' order by stored_name loop
        update submission_file set description = description || '' where stored_name = part.stored_name;
      end loop;
    end $$`.execute(transaction);
    const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::xid::text as id`.execute(transaction);
    return rows[0]?.id ?? '';
  });
}

/** A backup under way still sees what was written before, and a table written anew would keep it. */
async function refuseOlderReaders(session: Kysely<Tables>, transaction: string): Promise<void> {
  for (let tries = 0; await hasOlderReaders(session, transaction); tries += 1) {
    if (tries === 12) throw new Error('An older transaction is still open');
    // What others do at this moment, also in another database, is soon over.
    await wait(250);
  }
}

async function hasOlderReaders(session: Kysely<Tables>, transaction: string): Promise<boolean> {
  const { rows } = await sql<{ older: boolean }>`select exists (select from pg_stat_activity
    where datname = current_database() and age(backend_xmin) >= age(${transaction}::xid)) as older`.execute(session);
  return rows[0]?.older === true;
}

function cluster(session: Kysely<Tables>, table: string, order: string): Promise<void> {
  return session.transaction().execute(async (transaction) => {
    await briefly.execute(transaction);
    await sql`cluster ${sql.id(table)} using ${sql.id(order)}`.execute(transaction);
  });
}
