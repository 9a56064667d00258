import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type SubmissionStatus, submissionStatuses } from 'contract/submissions/conversation.ts';
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

it.each(actions)('returns the expected status after %s from each status', (action) => {
  const reached = submissionStatuses.map((status) =>
    isAllowed(action, status) ? statusAfter(action, status) : forbidden,
  );
  expect(reached).toEqual(expected[action]);
});

it('throws for a forbidden action, naming the status and the action', () => {
  expect(() => statusAfter('visitorWrites', 'closed')).toThrow('The status “closed” does not allow “visitorWrites”');
});

it('lets staff set each of their statuses from any status, and never “received”', () => {
  for (const wanted of staffStatuses)
    for (const status of submissionStatuses) expect(statusAfter(actionToReach[wanted], status)).toBe(wanted);
  expect(['received', ...staffStatuses]).toEqual([...submissionStatuses]);
});

const writesStatus = /\.set\(\s*\{[^}]*\bstatus\b|\bset\s+status\s*=|\bupdate\s[^`]*\bstatus\s*=/;

it('is used by the only source file that writes a status', () => {
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
])('recognises a statement that writes a status: %s', (statement) => {
  expect(statement).toMatch(writesStatus);
});
