import type { InboxRow } from 'contract/console/inbox-list.ts';
import { expect, it } from 'vitest';
import { inbox } from '../../text/en/inbox.ts';
import { deadlineTexts, groupRows, noDeadlineText } from './row-groups.ts';

const at = (time: string) => new Date(`2026-11-24T${time}:00+08:00`);
const instantAt = (time: string) => at(time).toISOString();

const clock = { runs: true, changesAt: instantAt('17:30') };
const times = { clock, readAt: at('15:42'), now: at('15:42') };

const row = (id: string, minutesLeft: number | null, deadline: string | null = instantAt('16:00')): InboxRow => ({
  kind: 'message',
  id,
  locale: 'ru',
  status: 'received',
  receivedAt: instantAt('14:00'),
  deadline,
  minutesLeft,
  daysLeft: null,
  name: 'Sample',
  subject: '',
  isSuspicious: false,
  assignee: null,
  lastFrom: 'visitor',
  preview: '',
  entries: 1,
  files: 0,
  notes: 0,
  isDamaged: false,
});

const idsOf = (groups: ReturnType<typeof groupRows>) =>
  groups.map(({ group, rows }) => [group, ...rows.map(({ row: { id } }) => id)]);

it('groups rows by how soon they are due, in the gateway’s order', () => {
  const midnight = new Date('2026-11-25T00:00:00+08:00').toISOString();
  const rows = [
    row('a', -82),
    row('b', -1),
    row('c', 0),
    row('d', 30),
    row('e', 31),
    row('f', null),
    row('g', 118),
    row('h', 118, midnight),
    row('i', 29, midnight),
  ];
  expect(idsOf(groupRows(rows, times))).toEqual([
    ['overdue', 'a', 'b'],
    ['soon', 'c', 'd', 'i'],
    ['today', 'e', 'g'],
    ['later', 'h'],
    ['none', 'f'],
  ]);
});

it('leaves groups without rows out', () => {
  expect(groupRows([], times)).toEqual([]);
  expect(idsOf(groupRows([row('a', 40)], times))).toEqual([['today', 'a']]);
});

it('moves rows on while the list is not read again', () => {
  const rows = [row('a', 10), row('b', 40)];
  expect(idsOf(groupRows(rows, { ...times, now: at('15:55') }))).toEqual([
    ['overdue', 'a'],
    ['soon', 'b'],
  ]);
});

it('tells a deadline that the first answer ended from none that was promised', () => {
  const states = groupRows([row('a', null), row('b', null, null)], times).flatMap(({ rows }) => rows);
  expect(states.map(({ state }) => state.is)).toEqual(['answered', 'none']);
});

it('takes no row for answered while there is no calendar', () => {
  const withoutCalendar = { ...times, clock: { runs: false, changesAt: null } };
  const [group] = groupRows([row('a', null)], withoutCalendar);
  expect(group?.rows.map(({ state }) => state.is)).toEqual(['none']);
});

it.each([
  ['answered', 'visitor', instantAt('16:00'), 'wrote again'],
  ['answered', 'staff', instantAt('16:00'), 'answered'],
  ['none', 'visitor', instantAt('16:00'), 'by 16:00'],
  ['none', 'visitor', null, 'no promise'],
] as const)(
  'says of a row that is %s, whose last entry is the %s’s and deadline %s: %s',
  (is, lastFrom, deadline, words) => {
    expect(noDeadlineText({ row: { deadline, lastFrom }, is }, times.now, inbox)).toBe(words);
  },
);

const textsOf = (minutesLeft: number, deadline: string, { runs = true } = {}) => {
  const [group] = groupRows([row('a', minutesLeft, deadline)], { ...times, clock: { ...clock, runs } });
  const state = group?.rows[0]?.state;
  if (state === undefined || state.is === 'none' || state.is === 'answered') throw new Error('No deadline');
  return deadlineTexts(state, times.now, inbox);
};

it('says how much is left, or by how much it is late', () => {
  expect(textsOf(66, instantAt('16:48'))).toEqual({
    figure: '1:06',
    short: 'by 16:48',
    words: '1:06 left, promised by 16:48',
  });
  expect(textsOf(-18, instantAt('15:24'))).toEqual({
    figure: '−0:18',
    short: 'due 15:24',
    words: '0:18 overdue, promised by 15:24',
  });
});

it('says that the time left is paused, and the day of the deadline', () => {
  expect(textsOf(4, '2026-11-25T00:34:00Z', { runs: false })).toEqual({
    figure: '0:04',
    short: 'by 11-25 08:34',
    words: 'Paused, 0:04 left, promised by 11-25 08:34',
  });
  expect(textsOf(-18, instantAt('15:24'), { runs: false }).words).toBe('0:18 overdue, promised by 15:24');
});
