import { inboxKinds, inboxRights } from 'contract/console/inbox.ts';
import { holdsPermission } from 'contract/console/permissions.ts';
import type { SubmissionKind } from 'contract/submissions/submission-kinds.ts';
import { HttpError } from '../http/http-error.ts';
import type { SignedIn } from '../http/serve.ts';

type Right = 'read' | 'answer';

export function hasRight({ permissions }: Pick<SignedIn, 'permissions'>, kind: SubmissionKind, right: Right): boolean {
  return holdsPermission(permissions, inboxRights[kind][right]);
}

/** Throws `forbidden`: an endpoint admits whoever may read or answer any kind. */
export function requireRight(caller: Pick<SignedIn, 'permissions'>, kind: SubmissionKind, right: Right): void {
  if (!hasRight(caller, kind, right)) throw new HttpError('forbidden');
}

export const readableKinds = (caller: Pick<SignedIn, 'permissions'>) =>
  inboxKinds.filter((kind) => hasRight(caller, kind, 'read'));
