import type { ContentFile } from 'contract/console/content-file.ts';
import type { PublishableKinds } from '../publishing/definition.ts';
import { type IncomingItem, leavesOfBody } from './plan.ts';

/** The items of `content.json`. */
export function contentItems(kinds: PublishableKinds, { items }: ContentFile): IncomingItem[] {
  return items.map(({ kind, id, body }) => ({
    kind,
    id,
    isWhole: true,
    read: (existing) => ({ leaves: leavesOfBody(kinds[kind], body, existing), problems: [] }),
  }));
}
