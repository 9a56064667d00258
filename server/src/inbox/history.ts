import { type InboxEvent, type InboxItem } from 'contract/console/inbox-item.ts';
import { inboxBounds } from 'contract/console/inbox.ts';
import { isDone } from 'contract/submissions/conversation.ts';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';

type Item = Omit<InboxItem, 'history' | 'sameContact'>;

type AuditedEvent = { at: Date; by: string | null; action: string; assignee: string | null; closed: boolean };

/**
 * What has happened to an item, newest first, for whoever may read it: the audit log has more than that, and needs a right
 * of its own. Of openings only the first is told.
 */
export async function readHistory(db: Database, item: Item, now: Date): Promise<InboxEvent[]> {
  return historyOf(item, await findAuditedEvents(db, item), now);
}

async function findAuditedEvents(db: Database, { kind, id }: Pick<Item, 'kind' | 'id'>): Promise<AuditedEvent[]> {
  const { rows } = await sql<AuditedEvent>`
    with of_item as (
      select id, at, account_name as by, action, details ->> 'assignee' as assignee,
        coalesce(details ->> 'closed' = 'true', false) as closed
      from audit.audit_entry where object_kind = ${kind} and object_id = ${id})
    (select at, by, action, assignee, closed from of_item where action = 'inbox.open' order by id limit 1)
    union all
    (select at, by, action, assignee, closed from of_item
      where action in ('inbox.assign', 'inbox.changeStatus') or (action = 'inbox.answer' and closed)
      order by id desc limit ${inboxBounds.history})`.execute(db);
  return rows;
}

/** Earlier versions have logged a dash for nobody. */
const loggedNobody = '–';

function toEvent({ at, by, action, assignee, closed }: AuditedEvent): InboxEvent {
  const shared = { at: at.toISOString(), by };
  if (action === 'inbox.open') return { ...shared, event: 'opened' };
  if (action === 'inbox.assign')
    return { ...shared, event: 'assigned', assignee: assignee === loggedNobody ? null : assignee };
  return { ...shared, event: closed ? 'closed' : 'reopened' };
}

export function historyOf(item: Item, audited: readonly AuditedEvent[], now: Date): InboxEvent[] {
  const events = [
    ...audited.map((each) => toEvent(each)),
    ...item.notes.map(({ at, by }) => ({ event: 'noted' as const, at, by })),
    ...entryEvents(item),
  ];
  const passed = passedDeadline(item, events, now);
  const received = { event: 'received' as const, at: item.receivedAt, by: null };
  return [
    ...[...events, ...passed]
      // Of two at one time the later step comes first.
      .toReversed()
      .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
      .slice(0, inboxBounds.history - 1),
    received,
  ];
}

function entryEvents({ entries, promise, deadline }: Pick<Item, 'entries' | 'promise' | 'deadline'>): InboxEvent[] {
  const first = entries.find(({ from }) => from === 'staff');
  return entries.slice(1).map((entry) => {
    const { from, at, by } = entry;
    if (from === 'visitor') return { event: 'wroteAgain', at, by: null };
    if (entry !== first || promise === null) return { event: 'answered', at, by };
    const left = promise.length - promise.used;
    // Also within the minute of the deadline and outside working time, as `minutesLeft` of the item counts.
    const isLate = deadline !== null && Date.parse(at) > Date.parse(deadline);
    return { event: 'answered', at, by, left: isLate ? Math.min(left, -1) : left };
  });
}

/** Nothing was answered by then, and it was not closed. What may be spam has no deadline. */
function passedDeadline(
  item: Pick<Item, 'deadline' | 'isSuspicious' | 'status'>,
  events: readonly InboxEvent[],
  now: Date,
): InboxEvent[] {
  const { deadline, isSuspicious } = item;
  if (deadline === null || isSuspicious) return [];
  const passes = Date.parse(deadline);
  const reopenings = events.filter(({ event }) => event === 'reopened').map(({ at }) => Date.parse(at));
  const isReopenedInTime = (closed: number) => reopenings.some((at) => at > closed && at <= passes);
  const ends = events
    .filter(({ event, at }) => event === 'answered' || (event === 'closed' && !isReopenedInTime(Date.parse(at))))
    .map(({ at }) => Date.parse(at));
  // A command that closes it leaves no time.
  const isEndUnknown = ends.length === 0 && isDone(item.status);
  if (isEndUnknown || Math.min(now.getTime(), ...ends) <= passes) return [];
  return [{ event: 'deadlinePassed', at: deadline, by: null }];
}
