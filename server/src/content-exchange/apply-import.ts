import type { ContentKind } from 'contract/console/content-kinds.ts';
import type { Kysely } from 'kysely';
import { lockUntilCommit } from '../database/advisory-locks.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import { HttpError } from '../http/http-error.ts';
import type { PublishableKinds } from '../publishing/definition.ts';
import { type AddedFilm, addFilm } from '../media/film-store.ts';
import { type PreparedPicture, registerPicture } from '../pictures/receive.ts';
import { saveImportedDraft } from '../publishing/changes/import.ts';
import type { Author } from '../publishing/items/revisions.ts';
import { lockItem } from '../publishing/items/store.ts';
import { type ImportRights, type IncomingItem, planItem, type PlannedItem } from './plan.ts';

/** An item of the file, and the version of the item that it changes; null to add a new one. */
export type Choice = { number: number; version: number | null };

export type AppliedItem = { number: number; kind: ContentKind; id: string; isNew: boolean };

type Import = {
  items: readonly IncomingItem[];
  choices: readonly Choice[];
  pictures: readonly PreparedPicture[];
  films: readonly AddedFilm[];
  granted: ImportRights;
  author: Author;
};

type Steps = {
  /** Runs first, while no other import runs. */
  begin?: (transaction: Database) => Promise<void>;
  finish: (transaction: Database, applied: readonly AppliedItem[]) => Promise<void>;
};

/** Products and categories name a category by its id, which may be another one here. */
const referencedKind: ContentKind = 'productCategory';

/**
 * Saves the chosen items as drafts, with their pictures and films, in one transaction, and publishes nothing. Throws
 * `stateConflict` if an item has changed since its preview.
 */
export function applyImport(
  db: Kysely<Tables>,
  kinds: PublishableKinds,
  imported: Import,
  { begin, finish }: Steps,
): Promise<AppliedItem[]> {
  return db.transaction().execute(async (transaction) => {
    await lockUntilCommit(transaction, 'contentImport');
    await begin?.(transaction);
    const planned = await planChoices(transaction, kinds, imported);
    for (const picture of imported.pictures) await registerPicture(transaction, picture);
    // After the pictures: a poster may be one of them.
    for (const film of imported.films) await addFilm(transaction, film);
    const applied: AppliedItem[] = [];
    const newIds = new Map<string, string>();
    for (const { number, item, isNew } of planned) {
      const { kind } = item;
      const id = isNew ? await kind.newId(transaction) : (item.existing?.id ?? item.id);
      applied.push({ number, kind: kind.kind, id, isNew });
      if (kind.kind === referencedKind) newIds.set(item.id, id);
    }
    for (const [index, { item, isNew }] of planned.entries()) {
      const leaves = new Map(item.after);
      const { referenceField } = item.kind;
      const reference = referenceField === undefined ? undefined : newIds.get(String(leaves.get(referenceField)));
      if (referenceField !== undefined && reference !== undefined) leaves.set(referenceField, Number(reference));
      const id = applied[index]?.id ?? item.id;
      const draft = { id, item: isNew ? undefined : item.existing, leaves };
      await saveImportedDraft(transaction, item.kind, draft, imported.author);
    }
    await finish(transaction, applied);
    return applied;
  });
}

type ChosenItem = { number: number; item: PlannedItem; isNew: boolean };

async function planChoices(db: Database, kinds: PublishableKinds, { items, choices, granted }: Import) {
  const chosen: ChosenItem[] = [];
  const seen = new Set<string>();
  for (const { number, version } of choices.toSorted((a, b) => a.number - b.number)) {
    const incoming = items[number];
    if (incoming === undefined) throw new HttpError('invalidInput', [{ field: 'items', code: 'outOfRange' }]);
    const item = await planLocked(db, kinds, incoming, granted);
    const isNew = version === null;
    if (item.outcome === 'invalid') throw new HttpError('invalidInput', item.problems);
    if (isNew ? !item.canBeNew : item.outcome === 'notAllowed') throw new HttpError('fieldsForbidden');
    if (!isNew && item.existing?.version !== version) throw new HttpError('stateConflict');
    const key = isNew ? `file ${number}` : `${item.kind.kind} ${item.existing?.id}`;
    // Two items of the file may be one here; the second would overwrite the first.
    if (seen.has(key)) throw new HttpError('invalidInput', [{ field: 'items', code: 'notUnique' }]);
    seen.add(key);
    if (isNew || item.outcome === 'changed') chosen.push({ number, item, isNew });
  }
  return chosen;
}

/** Plans again after the lock: the item may have changed before it. */
async function planLocked(db: Database, kinds: PublishableKinds, incoming: IncomingItem, granted: ImportRights) {
  const { existing } = await planItem(db, kinds, incoming, granted);
  if (existing) await lockItem(db, existing);
  return planItem(db, kinds, incoming, granted);
}
