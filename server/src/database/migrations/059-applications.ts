import { type Kysely, sql } from 'kysely';

const schema = [
  // A resume without a row is new: older servers, which run beside this one during an upgrade, add none.
  sql`create table application (
    submission_id uuid primary key references submission on delete cascade,
    stage text not null check (stage in ('new', 'reviewed', 'interview', 'offer', 'hired', 'declined')),
    since timestamptz not null default now(), interview_at timestamptz)`,
  // Somebody has read what was answered or closed before there were stages. Closed spam must not get onto the board.
  sql`insert into application (submission_id, stage, since)
    select id, 'reviewed', coalesce(
      (select max(written_at) from submission_entry where submission_id = s.id and author = 'staff'), received_at)
    from submission as s where kind = 'resume' and status in ('answered', 'closed')
      and (not coalesce(is_spam, suspicions <> '{}')
        or exists (select from submission_entry where submission_id = s.id and author = 'staff'))`,
];

/** At which stage each application for a job post is, and when its interview is. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const part of schema) await part.execute(db);
}
