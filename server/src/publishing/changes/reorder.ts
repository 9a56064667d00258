import type { Database } from '../../database/open.ts';
import { HttpError } from '../../http/http-error.ts';
import type { Publishable } from '../definition.ts';
import { projectItem } from './project.ts';
import { lockItem, type StoredItem, updateItem } from '../items/store.ts';

/**
 * Puts items in this order, on the positions that they have together. The others keep theirs. Items of several groups
 * may have equal positions: these are made to differ, or the public order would stay as it was.
 */
export async function reorderItems(db: Database, kind: Publishable, ids: readonly string[]): Promise<void> {
  const items = new Map<string, StoredItem>();
  // In one order in all transactions, so that two of them cannot wait for each other.
  for (const id of ids.toSorted()) {
    const item = await lockItem(db, { kind: kind.kind, id });
    if (!item) throw new HttpError('notFound');
    items.set(id, item);
  }
  const positions = [...items.values()].map(({ position }) => position ?? 0).toSorted((a, b) => a - b);
  let last = -Infinity;
  for (const [index, id] of ids.entries()) {
    const position = Math.max(positions[index] ?? 0, last + 1);
    last = position;
    if (items.get(id)?.position === position) continue;
    await updateItem(db, { kind: kind.kind, id }, { position });
    await projectItem(db, kind, { kind: kind.kind, id });
  }
}
