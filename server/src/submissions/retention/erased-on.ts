import type { InboxKind } from 'contract/console/inbox.ts';
import { daysOfGrace } from 'contract/console/item-retention.ts';
import type { Retention } from '../../config/config.ts';
import { beijingDay } from '../../database/beijing-time.ts';

const day = 24 * 60 * 60 * 1000;

/** What was received, or closed, before this is erased by itself. */
export function expiryCutoff(days: number, now: Date): Date {
  return new Date(now.getTime() - (days + daysOfGrace) * day);
}

type Kept = { kind: InboxKind; receivedAt: Date; keptUntil: string | null };

/** The Beijing day on which a message or resume is erased by itself. */
export function erasedOn({ kind, receivedAt, keptUntil }: Kept, retention: Retention): string {
  const regular = beijingDay(new Date(receivedAt.getTime() + (retention[kind] + daysOfGrace) * day));
  return keptUntil !== null && keptUntil > regular ? keptUntil : regular;
}
