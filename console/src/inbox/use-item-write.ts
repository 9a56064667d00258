import { countInbox, listInbox } from 'contract/console/inbox-list.ts';
import { App } from 'antd';
import type { CallFailure, CallResult } from 'client/failure.ts';
import { getInboxItem, type InboxItem } from 'contract/console/inbox-item.ts';
import type { Endpoint } from 'contract/endpoint.ts';
import type { z } from 'zod/mini';
import { useWrite } from '../gateway/use-write.ts';
import { outdatedErrors } from '../parts/conversation/outdated.ts';
import { useIsMounted } from '../parts/use-is-mounted.ts';
import type { InboxItemTexts } from '../text/cn/inbox-item.ts';
import { useTexts } from '../text/use-language.ts';
import { applicationReads } from './application-reads.ts';

const changes = [getInboxItem, listInbox, countInbox, ...applicationReads] as const;

type Written = Exclude<keyof InboxItemTexts['notSaved'], 'unknown'>;

/** What is said of a failed write to whoever has left the item. Without a response it may have arrived. */
export function notSavedText(
  { status }: Pick<CallFailure, 'status'>,
  name: string,
  written: Written,
  { notSaved, noName }: Pick<InboxItemTexts, 'notSaved' | 'noName'>,
): string {
  return notSaved[status === 0 ? 'unknown' : written](name || noName);
}

/**
 * Writes to an item. If it is not as the caller saw it, it is read again, and nothing else is said here. Whoever has left
 * the item meanwhile is told of every failure by a message.
 */
export function useItemWrite<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Output>,
  { item, written }: { item: Pick<InboxItem, 'name'>; written: Written },
): { write: (input: z.input<Input>) => Promise<CallResult<z.infer<Output>>>; isPending: boolean } {
  const { inboxItem } = useTexts();
  const { notification } = App.useApp();
  const isMounted = useIsMounted();
  const { write, isPending } = useWrite(endpoint, { changes, outdated: outdatedErrors });
  return {
    write: async (input) => {
      const result = await write(input);
      if (!result.ok && !isMounted.current)
        notification.warning({ title: notSavedText(result.failure, item.name, written, inboxItem), duration: 0 });
      return result;
    },
    isPending,
  };
}
