import { expect, it } from 'vitest';
import { inboxItem } from '../../text/en/inbox-item.ts';
import { assignmentProblem } from './assignment-problem.ts';

const { assignee: texts } = inboxItem;

it('says that a colleague can no longer be assigned', () => {
  const fields = [{ field: 'accountId', code: 'notAllowed', message: '' }];
  expect(assignmentProblem({ error: 'invalidInput', fields }, undefined, texts)).toBe(texts.notAssignable);
});

it('says who is assigned meanwhile, or that nobody is', () => {
  const outdated = { error: 'stateConflict', fields: [] } as const;
  expect(assignmentProblem(outdated, 'Li Lei', texts)).toBe(texts.takenMeanwhile('Li Lei'));
  expect(assignmentProblem(outdated, undefined, texts)).toBe(texts.releasedMeanwhile);
});

it('leaves to its warning what was not read', () => {
  expect(assignmentProblem({ error: 'unavailable', fields: [] }, 'Li Lei', texts)).toBeUndefined();
});
