import { type ApplicationStage, applicationStages } from 'contract/console/application-stages.ts';
import type { ApplicationRow } from 'contract/console/applications.ts';
import { expect, it } from 'vitest';
import { type Columns, movedColumns, neighbourStage } from './moved-columns.ts';

const row = (id: string, stage: ApplicationStage): ApplicationRow => ({
  kind: 'resume',
  id,
  locale: 'cn',
  status: 'received',
  receivedAt: '2026-11-24T08:00:00Z',
  deadline: null,
  minutesLeft: null,
  daysLeft: null,
  entries: 0,
  name: 'Sample',
  subject: '',
  isSuspicious: false,
  assignee: null,
  lastFrom: 'visitor',
  preview: '',
  files: 1,
  notes: 0,
  isDamaged: false,
  application: { stage, stageSince: '2026-11-24T08:00:00Z', interviewAt: null },
});

const [first, second] = [row('a', 'new'), row('b', 'interview')];
const none = { content: [], totalElements: 0 };
const columns: Columns = {
  new: { content: [first], totalElements: 41 },
  reviewed: none,
  interview: { content: [second], totalElements: 1 },
  offer: none,
  hired: none,
  declined: none,
};

const idsOf = (moved: Columns) => applicationStages.map((stage) => moved[stage].content.map(({ id }) => id).join(' '));

it('shows what is moved at the top of its new stage, and counts it there', () => {
  const moved = movedColumns(columns, [{ row: first, to: 'interview' }]);
  expect(idsOf(moved)).toEqual(['', '', 'a b', '', '', '']);
  expect([moved.new.totalElements, moved.interview.totalElements]).toEqual([40, 2]);
  expect(idsOf(columns)).toEqual(['a', '', 'b', '', '', '']);
});

it('changes nothing of what has arrived, or is no longer there', () => {
  expect(movedColumns(columns, [{ row: second, to: 'interview' }])).toEqual(columns);
  expect(movedColumns(columns, [{ row: row('c', 'new'), to: 'offer' }])).toEqual(columns);
});

it('knows the stages beside another one', () => {
  expect(neighbourStage('new', 'in')).toBe('reviewed');
  expect(neighbourStage('declined', 'out')).toBe('hired');
  expect(neighbourStage('new', 'out')).toBeUndefined();
  expect(neighbourStage('declined', 'in')).toBeUndefined();
});
