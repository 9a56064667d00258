import type { InboxKind } from 'contract/console/inbox.ts';
import { holdsPermission } from 'contract/console/permissions.ts';
import { eraseRights } from 'contract/console/retention.ts';
import { HttpError } from '../../http/http-error.ts';
import type { SignedIn } from '../../http/serve.ts';
import { hasRight } from '../rights.ts';

type Caller = Pick<SignedIn, 'permissions'>;

/** Nobody erases what they may not read. */
export function mayErase(caller: Caller, kind: InboxKind): boolean {
  return hasRight(caller, kind, 'read') && holdsPermission(caller.permissions, eraseRights[kind]);
}

/** Throws `forbidden`: an endpoint admits whoever may erase any kind. */
export function requireErasing(caller: Caller, kind: InboxKind): void {
  if (!mayErase(caller, kind)) throw new HttpError('forbidden');
}
