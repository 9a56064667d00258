import type { InboxRow } from 'contract/console/inbox-list.ts';
import { expect, it } from 'vitest';
import { mostUrgent } from './most-urgent.ts';

const now = new Date('2026-11-24T07:00:00Z');
const clock = { runs: true, changesAt: '2026-11-24T09:30:00.000Z' };

function row(id: string, deadline: string | null, minutesLeft: number | null, receivedAt = '2026-11-24T01:00:00Z') {
  const texts = { name: '', subject: '', preview: '' };
  const sent: InboxRow = {
    ...texts,
    id,
    kind: 'message',
    locale: 'cn',
    status: 'received',
    receivedAt,
    deadline,
    minutesLeft,
    daysLeft: null,
    entries: 1,
    isSuspicious: false,
    assignee: null,
    lastFrom: 'visitor',
    files: 0,
    notes: 0,
    isDamaged: false,
  };
  return sent;
}

it('sorts the rows of all lists by deadline, then by who has waited longest', () => {
  const mine = [row('soon', '2026-11-24T07:20:00Z', 20), row('waits', null, null, '2026-11-23T01:00:00Z')];
  const unassigned = [
    row('overdue', '2026-11-24T06:00:00Z', -60),
    row('later', '2026-11-24T09:00:00Z', 120),
    row('waits longest', null, null, '2026-11-20T01:00:00Z'),
  ];
  const lists = [mine, unassigned].map((rows) => ({ rows, clock, readAt: now }));
  expect(mostUrgent(lists, now).map(({ row: { id } }) => id)).toEqual([
    'overdue',
    'soon',
    'later',
    'waits longest',
    'waits',
  ]);
});
