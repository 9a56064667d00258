import { exchangeBounds, type PreviewedItem } from 'contract/console/content-exchange.ts';
import type { Database } from '../database/open.ts';
import type { PublishableKinds } from '../publishing/definition.ts';
import { filledTitlesOf } from '../publishing/items/filled-titles.ts';
import { fieldOfLeaf } from '../publishing/bodies/leaves.ts';
import { type ImportRights, type IncomingItem, planItem, type PlannedItem, titlesOfPlanned } from './plan.ts';

function shortened(value: unknown): unknown {
  if (value === undefined) return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (text.length <= exchangeBounds.previewedCharacters) return value;
  return `${text.slice(0, exchangeBounds.previewedCharacters)} …`;
}

/** What names an item, and the one that it would change. */
type Names = { title: string | undefined; existingTitle: string | undefined };

function toPreviewedItem(number: number, planned: PlannedItem, { title, existingTitle }: Names): PreviewedItem {
  const { kind, id, existing, canBeNew, before, after, changed, outcome, problems } = planned;
  return {
    number,
    kind: kind.kind,
    id,
    title: title ?? id,
    outcome,
    existing: existing ? { id: existing.id, title: existingTitle ?? '', version: existing.version } : null,
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
  const planned: PlannedItem[] = [];
  for (const item of items) planned.push(await planItem(db, kinds, item, granted));
  const titled = (titlesOf: (item: PlannedItem) => Readonly<Record<string, string>>) =>
    filledTitlesOf(
      db,
      planned.map((item) => ({ kind: item.kind.kind, titles: titlesOf(item) })),
    );
  const titles = await titled(titlesOfPlanned);
  const existing = await titled((item) => item.existing?.titles ?? {});
  return planned.map((item, number) =>
    toPreviewedItem(number, item, { title: titles[number], existingTitle: existing[number] }),
  );
}
