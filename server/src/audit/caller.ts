import { addressBlockOf } from '../http/networks.ts';
import type { StaffCaller } from '../http/serve.ts';

/** Who acts and from where, for an entry of the audit log. */
export function auditedCaller({ signedIn, ip }: Pick<StaffCaller, 'signedIn' | 'ip'>) {
  const { accountId, name } = signedIn;
  return { by: { accountId, name }, addressBlock: addressBlockOf(ip) };
}
