import type { ListedReportKey } from 'contract/console/report-keys.ts';
import { signingKeyOf } from 'contract/sealing/officer-signature.ts';
import { useMemo } from 'react';
import { useOfficerKey } from '../../shell/officer-key.ts';

export type OwnKey = { identity: string; recipient: string; signingKey: string; isInForce: boolean };

/** The key that is open in this browser. Only one that is in force decides about others. */
export function useOwnKey(keys: readonly ListedReportKey[]): OwnKey | undefined {
  const { key: open } = useOfficerKey();
  return useMemo(() => {
    if (open === undefined) return undefined;
    const { identity, recipient } = open;
    const signingKey = signingKeyOf(identity);
    const isInForce = keys.some(
      (key) => key.recipient === recipient && key.role === 'officer' && key.signingKey === signingKey && !key.isAltered,
    );
    return { identity, recipient, signingKey, isInForce };
  }, [keys, open]);
}
