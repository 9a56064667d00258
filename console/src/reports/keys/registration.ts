import type { ListedReportKey, PendingReportKey } from 'contract/console/report-keys.ts';
import type { MadeKey } from './make-key.ts';

type Halves = Pick<MadeKey, 'recipient' | 'signingKey'>;

export type ReportKeyList = {
  keys: readonly Pick<ListedReportKey, 'recipient' | 'signingKey' | 'isAltered'>[];
  pending: readonly Pick<PendingReportKey, 'recipient' | 'signingKey'>[];
};

/** How a key is listed, under whatever name: an administrator may have registered it; undefined if it is not. */
export function registrationOf(made: Halves, { keys, pending }: ReportKeyList): 'inForce' | 'pending' | undefined {
  const isMade = (key: { recipient: string; signingKey: string | null }) =>
    key.recipient === made.recipient && key.signingKey === made.signingKey;
  if (keys.some((key) => isMade(key) && !key.isAltered)) return 'inForce';
  return pending.some((key) => isMade(key)) ? 'pending' : undefined;
}
