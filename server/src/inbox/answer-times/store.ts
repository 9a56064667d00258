import { sql } from 'kysely';
import type { Locale } from 'contract/locales.ts';
import type { SubmissionStatus } from 'contract/submissions/conversation.ts';
import type { Database } from '../../database/open.ts';
import { isSuspicious } from '../conditions.ts';

export type StoredTimes = {
  id: string;
  receivedAt: Date;
  deadline: Date | null;
  status: SubmissionStatus;
  locale: Locale;
  businessType: string | null;
  /** The time of the first answer. */
  answeredAt: Date | null;
};

/** The times of messages that are not taken for spam since an instant, newest first; with `after` those that come next. */
export async function findTimes(
  db: Database,
  { since, after, limit }: { since: Date; after: Pick<StoredTimes, 'id' | 'receivedAt'> | undefined; limit: number },
): Promise<StoredTimes[]> {
  const isNext = after === undefined ? sql`true` : sql`(received_at, id) < (${after.receivedAt}, ${after.id}::uuid)`;
  const { rows } = await sql<StoredTimes>`
    select id, received_at, deadline, status, locale, business_type,
      (select min(written_at) from submission_entry where submission_id = s.id and author = 'staff') as answered_at
    from submission as s
    where kind = 'message' and not ${isSuspicious} and received_at >= ${since} and ${isNext}
    order by received_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}
