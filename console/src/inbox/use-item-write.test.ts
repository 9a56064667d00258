import { expect, it } from 'vitest';
import { inboxItem } from '../text/en/inbox-item.ts';
import { notSavedText } from './use-item-write.ts';

it('says whose answer was not sent, and not more than is known', () => {
  expect(notSavedText({ status: 409 }, 'Li Lei', 'answer', inboxItem)).toBe('Li Lei: the answer was not sent');
  expect(notSavedText({ status: 409 }, '', 'assignee', inboxItem)).toBe(
    'No name given: the assignment was not changed',
  );
  expect(notSavedText({ status: 0 }, 'Li Lei', 'answer', inboxItem)).toMatch(/^Li Lei: perhaps not saved/);
});
