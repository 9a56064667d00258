import { type Kysely, sql } from 'kysely';

const schema = [
  // What each extension has said, so that the last one can be taken back.
  sql`create table submission_extension (
    submission_id uuid not null references submission on delete cascade, number integer not null,
    kept_until date not null, kept_for text not null check (kept_for in ('claim', 'lawsuit', 'law')),
    primary key (submission_id, number))`,

  // Of earlier extensions only the audit log has all.
  sql`insert into submission_extension
    select s.id, e.number, e.until::date, e.reason
    from submission as s join (
      select object_id, details ->> 'until' as until, details ->> 'reason' as reason,
        row_number() over (partition by object_id order by id) as number
      from audit.audit_entry where action = 'inbox.extend') as e on e.object_id = s.id::text
    where e.number <= s.extensions`,
];

/** The extensions of how long a message or resume is kept. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const part of schema) await part.execute(db);
}
