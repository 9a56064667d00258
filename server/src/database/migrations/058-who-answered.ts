import { type Kysely, sql } from 'kysely';

const schema = [
  sql`alter table submission_entry add column account_id integer references account on delete set null,
    add column read_at timestamptz`,

  // An answer of the console and its entry in the audit log are written by one transaction, the entry last.
  sql`update submission_entry as answer set account_id = audited.account_id
    from submission_entry as entry cross join lateral (
      select account_id from audit.audit_entry
      where action = 'inbox.answer' and object_kind in ('message', 'resume') and object_id = entry.submission_id::text
        and at >= entry.written_at and at < entry.written_at + interval '1 minute'
        and not exists (
          select from submission_entry as later
          where later.submission_id = entry.submission_id and later.author = 'staff'
            and later.written_at > entry.written_at and later.written_at <= audit.audit_entry.at)
      order by id limit 1) as audited
    where answer.id = entry.id and entry.author = 'staff' and exists (select from account where id = audited.account_id)`,
];

/** Who of staff wrote an answer, and when the visitor first read it. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const part of schema) await part.execute(db);
}
