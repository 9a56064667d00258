import type { Retention } from '../../config/config.ts';
import { beijingDay } from '../../database/beijing-time.ts';
import { erasedOn } from '../../submissions/retention/erased-on.ts';
import type { StoredItem } from '../store.ts';

/**
 * When an item would be erased if its last extension was undone; null if that is not possible: there is none, an
 * older server has not stored the one before, or the day has come and it would be erased at once.
 */
export function erasedOnWithoutExtension(
  { kind, receivedAt, extensions, extensionBefore }: StoredItem,
  retention: Retention,
  now: Date,
): string | null {
  if (extensions === 0 || (extensions > 1 && extensionBefore === null)) return null;
  const day = erasedOn({ kind, receivedAt, keptUntil: extensionBefore?.keptUntil ?? null }, retention);
  return day > beijingDay(now) ? day : null;
}
