/** SQL conditions of a row `s` of `submission`. */
import { statusesOf } from 'contract/console/inbox-list.ts';
import type { SubmissionStatus } from 'contract/submissions/conversation.ts';
import { type RawBuilder, sql } from 'kysely';

export const isAnswered = sql`exists (select from submission_entry where submission_id = s.id and author = 'staff')`;

/** What staff have decided counts more than the signals. */
export const isSuspicious = sql`coalesce(s.is_spam, s.suspicions <> '{}')`;

/** When an open one came, or when staff took it out of the possible spam. */
export const openSince = sql`case when s.suspicions = '{}' then s.received_at else greatest(s.received_at, s.spam_decided_at) end`;

function hasStatusOf(statuses: readonly SubmissionStatus[]): RawBuilder<boolean> {
  return sql`s.status in (${sql.join(statuses.map((status) => sql.lit(status)))})`;
}

/** As `isDone` of the contract. */
export const hasDoneStatus = hasStatusOf(statusesOf('done'));
export const hasUndoneStatus = hasStatusOf(statusesOf('open'));

/** Of one that is not done: somebody has answered what is no spam, so a new entry does not take it out of the open ones. */
export const isListedAsSpam = sql`coalesce(s.is_spam, s.suspicions <> '{}' and not ${isAnswered})`;
export const isOpen = sql`(${hasUndoneStatus} and not ${isListedAsSpam})`;
