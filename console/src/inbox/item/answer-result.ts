import type { InboxItem } from 'contract/console/inbox-item.ts';

type Answered = Pick<InboxItem, 'deadline' | 'promise'> & {
  entries: readonly Pick<InboxItem['entries'][number], 'from' | 'at' | 'by'>[];
};

/**
 * What became of the promise with the first answer; undefined without one or without a promise. Minutes or days, by the
 * kind. An answer late by no working time was still late.
 */
export function answerResult({ deadline, promise, entries }: Answered) {
  const answer = entries.find(({ from }) => from === 'staff');
  if (answer === undefined || deadline === null || promise === null) return undefined;
  const { at, by } = answer;
  const isInTime = Date.parse(at) <= Date.parse(deadline);
  return { ...promise, isInTime, late: isInTime ? 0 : Math.max(promise.used - promise.length, 1), at, by, deadline };
}
