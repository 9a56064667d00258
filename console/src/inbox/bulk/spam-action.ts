import type { InboxRow, InboxView } from 'contract/console/inbox-list.ts';

/**
 * What can be decided about items of a list: what is open may be spam, what is taken for spam may not be. Open ones that
 * were answered may have signals still.
 */
export function spamActionOf(
  view: InboxView,
  rows: readonly Pick<InboxRow, 'isSuspicious'>[],
): 'markSpam' | 'clearSpam' | undefined {
  if (view === 'suspicious' || view === 'done')
    return rows.some(({ isSuspicious }) => isSuspicious) ? 'clearSpam' : undefined;
  return rows.every(({ isSuspicious }) => isSuspicious) ? 'clearSpam' : 'markSpam';
}
