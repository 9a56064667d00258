import { sessionMinutes, type SessionRow } from 'contract/console/sessions.ts';
import { mayEnd } from './rules.ts';
import { beijingTimestamp } from '../database/beijing-time.ts';
import type { SignedIn } from '../http/serve.ts';
import { deviceOf } from './device.ts';
import type { ListedSession } from './store.ts';

/** When a session ends if nothing more is requested. */
export function endOf({ since, seenAt }: Pick<ListedSession, 'since' | 'seenAt'>): Date {
  const minute = 60_000;
  return new Date(
    Math.min(since.getTime() + sessionMinutes.total * minute, seenAt.getTime() + sessionMinutes.idle * minute),
  );
}

export function toSessionRow(session: ListedSession, caller: SignedIn): SessionRow {
  const { id, accountId, name, tokenType, addressBlock, userAgent, since, seenAt } = session;
  return {
    id,
    account: { id: accountId, name },
    tokenType,
    isCurrent: id === caller.sessionId,
    device: deviceOf(userAgent),
    addressBlock,
    since: beijingTimestamp(since),
    seenAt: beijingTimestamp(seenAt),
    endsAt: beijingTimestamp(endOf(session)),
    abilities: { end: mayEnd(session, caller) },
  };
}
