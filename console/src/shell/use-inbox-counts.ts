import { countInbox } from 'contract/console/inbox-list.ts';
import type { OutputOf } from 'client/call.ts';
import type { CallFailure } from 'client/failure.ts';
import { inboxRights } from 'contract/console/inbox.ts';
import { holdsAnyPermission } from 'contract/console/permissions.ts';
import { isOldReading, usePolledRead } from '../gateway/use-polled-read.ts';
import { useNow } from '../parts/use-now.ts';
import { useSession } from './session.tsx';

const readers = Object.values(inboxRights).map(({ read }) => read);

type InboxCounts = OutputOf<typeof countInbox>['data'];

/** How many submissions wait, of the kinds that the caller may read; undefined until that is known. */
export function useInboxCounts(): {
  mayRead: boolean;
  counts: InboxCounts | undefined;
  failure: CallFailure | undefined;
  retry: () => void;
  /** When the counts were read. */
  readAt: Date;
  /** They are no longer read again. */
  isOld: boolean;
} {
  const mayRead = holdsAnyPermission(useSession().permissions, readers);
  const reading = usePolledRead(countInbox, {}, { enabled: mayRead, hasTexts: false });
  const { data, failure, retry, readAt } = reading;
  return { mayRead, counts: data?.data, failure, retry, readAt, isOld: isOldReading(reading, useNow()) };
}
