import { publishingBounds } from 'contract/console/content-items.ts';
import { HttpError } from '../../http/http-error.ts';

export type PublicationTimes = {
  at: Date | undefined;
  until: Date | undefined;
  /** Without `until` a language keeps the end that is planned for it. */
  keepsEnds?: boolean;
};

export function publicationTimesOf({
  at,
  until,
}: {
  at?: string | undefined;
  until?: string | undefined;
}): PublicationTimes {
  return {
    at: at === undefined ? undefined : new Date(at),
    until: until === undefined ? undefined : new Date(until),
  };
}

/** Whether a time counts as now: the press of a button takes a while to arrive. */
const nowToleranceMilliseconds = 60_000;

/** Throws `invalidInput` for times that have passed or are too late. */
export function checkTimes({ at, until }: PublicationTimes, now: Date): void {
  const latest = now.getTime() + publishingBounds.scheduleDays * 86_400_000;
  if (at !== undefined && at.getTime() < now.getTime() - nowToleranceMilliseconds)
    throw new HttpError('invalidInput', [{ field: 'at', code: 'timePassed' }]);
  if (until !== undefined && until <= (at ?? now))
    throw new HttpError('invalidInput', [{ field: 'until', code: 'timePassed' }]);
  for (const [field, time] of [
    ['at', at],
    ['until', until],
  ] as const)
    if (time !== undefined && time.getTime() > latest)
      throw new HttpError('invalidInput', [{ field, code: 'timeTooLate' }]);
}
