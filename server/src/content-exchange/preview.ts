import { exchangeBounds, type PreviewedItem } from 'contract/console/content-exchange.ts';
import type { Database } from '../database/open.ts';
import type { PublishableKinds } from '../publishing/definition.ts';
import { fieldOfLeaf } from '../publishing/leaves.ts';
import { titleOf } from '../publishing/save.ts';
import { type ImportRights, type IncomingItem, planItem, type PlannedItem, titleOfPlanned } from './plan.ts';

function shortened(value: unknown): unknown {
  if (value === undefined) return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (text.length <= exchangeBounds.previewedCharacters) return value;
  return `${text.slice(0, exchangeBounds.previewedCharacters)} …`;
}

function toPreviewedItem(number: number, planned: PlannedItem): PreviewedItem {
  const { kind, id, existing, canBeNew, before, after, changed, outcome, problems } = planned;
  return {
    number,
    kind: kind.kind,
    id,
    title: titleOfPlanned(planned),
    outcome,
    existing: existing ? { id: existing.id, title: titleOf(existing) ?? '', version: existing.version } : null,
    canBeNew,
    fields: changed.slice(0, exchangeBounds.previewedFields).map((name) => ({
      ...fieldOfLeaf(name),
      before: shortened(before.get(name)),
      after: shortened(after.get(name)),
    })),
    changedFields: changed.length,
    problems: problems.slice(0, exchangeBounds.previewedFields).map(({ field, code }) => ({ field, code })),
  };
}

/** What an import of the items would do. It changes nothing. */
export async function previewImport(
  db: Database,
  kinds: PublishableKinds,
  items: readonly IncomingItem[],
  granted: ImportRights,
): Promise<PreviewedItem[]> {
  const previewed: PreviewedItem[] = [];
  for (const [number, item] of items.entries())
    previewed.push(toPreviewedItem(number, await planItem(db, kinds, item, granted)));
  return previewed;
}
