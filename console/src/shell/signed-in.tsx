import type { GrantedPermission } from 'contract/console/permissions.ts';
import { createContext, use } from 'react';

/** The member of staff who is signed in. */
export type SignedIn = {
  accountId: number;
  /** The name that is shown to other members of staff. */
  name: string;
  roles: readonly string[];
  permissions: readonly GrantedPermission[];
};

export const SignedInContext = createContext<SignedIn | undefined>(undefined);

export function useSignedIn(): SignedIn {
  const signedIn = use(SignedInContext);
  if (signedIn === undefined) throw new Error('This part is rendered outside of a session');
  return signedIn;
}
