import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type SubmissionStatus, submissionStatuses } from 'contract/conversation.ts';
import { expect, it } from 'vitest';
import { actionToReach, isAllowed, type StatusAction, staffStatuses, statusAfter } from './status-transitions.ts';

const forbidden = 'forbidden';

/** For each action the status after it, in the order of `submissionStatuses`. */
const expected: Record<StatusAction, (SubmissionStatus | typeof forbidden)[]> = {
  visitorWrites: ['received', 'inProgress', 'inProgress', forbidden],
  staffResumes: ['inProgress', 'inProgress', 'inProgress', 'inProgress'],
  staffAnswers: ['answered', 'answered', 'answered', 'answered'],
  staffCloses: ['closed', 'closed', 'closed', 'closed'],
};

const actions = ['visitorWrites', 'staffResumes', 'staffAnswers', 'staffCloses'] as const satisfies StatusAction[];

it.each(actions)('knows for %s what comes after each status', (action) => {
  const reached = submissionStatuses.map((status) =>
    isAllowed(action, status) ? statusAfter(action, status) : forbidden,
  );
  expect(reached).toEqual(expected[action]);
});

it('names the status and the action that it forbids', () => {
  expect(() => statusAfter('visitorWrites', 'closed')).toThrow(
    'A submission that is “closed” allows no “visitorWrites”',
  );
});

it('lets staff reach each of their statuses from everywhere, and none lead back to the first', () => {
  for (const wanted of staffStatuses)
    for (const status of submissionStatuses) expect(statusAfter(actionToReach[wanted], status)).toBe(wanted);
  expect(['received', ...staffStatuses]).toEqual([...submissionStatuses]);
});

const writesStatus = /\.set\(\s*\{[^}]*\bstatus\b|\bset\s+status\s*=|\bupdate\s[^`]*\bstatus\s*=/;

it('is passed by every statement that writes a status', () => {
  const sources = path.resolve(import.meta.dirname, '..');
  const writers = globSync('**/*.ts', { cwd: sources, exclude: ['database/migrations/**', '**/*.test.ts'] }).filter(
    (file) => writesStatus.test(readFileSync(path.join(sources, file), 'utf8')),
  );
  expect(writers).toEqual(['submissions/conversations/store.ts']);
});

it.each([
  '.set({ status, closedOn })',
  ".set({\n  assignee: null,\n  status: 'closed',\n})",
  "sql`update report set assignee = 'Li', status = 'closed'`",
])('notices a writer: %s', (statement) => {
  expect(statement).toMatch(writesStatus);
});
