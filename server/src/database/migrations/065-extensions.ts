import { type Kysely, sql } from 'kysely';

const schema = [
  // What each extension has said, so that the last one can be taken back.
  sql`create table submission_extension (
    submission_id uuid not null references submission on delete cascade, number integer not null,
    kept_until date not null, kept_for text not null check (kept_for in ('claim', 'lawsuit', 'law')),
    primary key (submission_id, number))`,

  // Of earlier extensions only the audit log has all.
  sql`insert into submission_extension
    select s.id, row_number() over (partition by s.id order by e.id), (e.details ->> 'until')::date,
      e.details ->> 'reason'
    from submission as s join audit.audit_entry as e on e.object_id = s.id::text
    where e.action = 'inbox.extend'`,
];

/** The extensions of how long a message or resume is kept. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const part of schema) await part.execute(db);
}
