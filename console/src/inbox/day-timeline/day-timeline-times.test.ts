import type { InboxDay } from 'contract/console/inbox-day.ts';
import { expect, it } from 'vitest';
import { countUrgencies, timelineRange, urgencyOf } from './day-timeline-times.ts';

const at = (time: string) => `2026-11-24T${time}:00+08:00`;
const day: InboxDay = {
  ends: '2026-11-25T00:00:00+08:00',
  hours: [
    { opens: at('08:30'), closes: at('12:00') },
    { opens: at('13:00'), closes: at('17:30') },
  ],
  deadlines: { total: 0, at: [] },
  answers: { total: 0, at: [] },
};
const now = new Date(at('11:45'));

it.each([
  ['11:44', 'overdue'],
  ['11:45', 'soon'],
  ['13:15', 'soon'],
  ['13:16', 'later'],
] as const)('a deadline at %s is %s, a quarter of an hour before the break', (time, urgency) => {
  expect(urgencyOf(at(time), day.hours, now)).toBe(urgency);
});

it('counts deadlines beyond the marks as later ones', () => {
  const deadlines = { total: 9, at: ['11:00', '11:30', '11:50', '16:00'].map(at) };
  expect(countUrgencies({ ...day, deadlines }, now)).toEqual({ overdue: 2, soon: 1, later: 6 });
});

it('shows whole hours around the working hours and all marks', () => {
  const { positionOf, labelled } = timelineRange(day);
  expect([
    positionOf(Date.parse(at('08:00'))),
    positionOf(Date.parse(at('13:00'))),
    positionOf(Date.parse(at('18:00'))),
  ]).toEqual([0, 0.5, 1]);
  expect(positionOf(Date.parse(at('18:01')))).toBe(undefined);
  expect(labelled).toHaveLength(11);
  const answers = { total: 2, at: [at('06:10'), at('21:50')] };
  const wide = timelineRange({ ...day, answers });
  expect([wide.positionOf(Date.parse(at('06:00'))), wide.positionOf(Date.parse(at('22:00')))]).toEqual([0, 1]);
  expect(wide.labelled).toHaveLength(9);
});
