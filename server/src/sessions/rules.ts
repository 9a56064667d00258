/** What follows from a password or a code: delays after failures, and the next step of a sign-in. */
import { requiresSecondFactor } from 'contract/console/roles.ts';
import { type GrantedPermission, holdsPermission, wildcard } from 'contract/console/permissions.ts';
import type { NextStep } from 'contract/console/sign-in.ts';

const minute = 60_000;

/** So many failures within the window delay an account, for one address block. */
export const failuresAllowed = { count: 10, windowMinutes: 15 };
const longestDelayMinutes = 15;

export type Failures = { failures: number; delays: number; since: Date; delayedUntil: Date | null; forgetAt: Date };

export type Attempt = {
  failures: Failures;
  /** Seconds of a delay that has not ended; the attempt is then not counted. */
  waitSeconds: number | undefined;
  /** Whether a failure of this attempt delays the account for the first time. */
  delaysFirst: boolean;
};

/**
 * Counts an attempt as failed before it is checked, so that concurrent guesses cannot exceed the
 * limit; a success forgets all of them. From the tenth on each failure delays twice as long.
 */
export function countAttempt(earlier: Failures | undefined, now: Date): Attempt {
  const time = now.getTime();
  if (earlier?.delayedUntil && earlier.delayedUntil.getTime() > time)
    return {
      failures: earlier,
      waitSeconds: Math.ceil((earlier.delayedUntil.getTime() - time) / 1000),
      delaysFirst: false,
    };
  const window = failuresAllowed.windowMinutes * minute;
  const isOver =
    earlier === undefined ||
    earlier.forgetAt.getTime() <= time ||
    (earlier.delays === 0 && earlier.since.getTime() + window <= time);
  const current = isOver ? { failures: 0, delays: 0, since: now } : earlier;
  const failures = current.failures + 1;
  if (failures < failuresAllowed.count) {
    const counted = {
      failures,
      delays: 0,
      since: current.since,
      delayedUntil: null,
      forgetAt: new Date(time + window),
    };
    return { failures: counted, waitSeconds: undefined, delaysFirst: false };
  }
  const delay = Math.min(longestDelayMinutes, 2 ** current.delays) * minute;
  const delayed = {
    failures,
    delays: current.delays + 1,
    since: current.since,
    delayedUntil: new Date(time + delay),
    forgetAt: new Date(time + delay + window),
  };
  return { failures: delayed, waitSeconds: undefined, delaysFirst: current.delays === 0 };
}

export type Rights = { roles: readonly string[]; permissions: readonly GrantedPermission[] };

/** What a sign-in needs after the right password. */
export function stepAfterPassword({
  hasSecondFactor,
  roles,
  permissions,
}: Rights & { hasSecondFactor: boolean }): NextStep {
  if (hasSecondFactor) return 'code';
  return requiresSecondFactor(roles, permissions) ? 'enrol' : 'done';
}

/** Whether somebody with these permissions has all of the others, so that managing their holder raises no rights. */
export function holdsEvery(held: readonly GrantedPermission[], others: readonly GrantedPermission[]): boolean {
  return others.every((other) => held.includes(wildcard) || (other !== wildcard && held.includes(other)));
}

type Actor = { accountId: number; permissions: readonly GrantedPermission[] };

/** One's own sessions, or with the permission for accounts those of accounts without more rights. */
export function mayEnd(session: Actor, caller: Actor): boolean {
  return (
    session.accountId === caller.accountId ||
    (holdsPermission(caller.permissions, 'system:account:edit') && holdsEvery(caller.permissions, session.permissions))
  );
}
