/** Drafts: creating, saving with a merge, restoring and deleting. */
import { type ContentKind, parentField } from 'contract/console/content-kinds.ts';
import { mayUseContent } from 'contract/console/content-rights.ts';
import type { GrantedPermission } from 'contract/console/permissions.ts';
import {
  type FieldReference,
  publishingBounds,
  type Resolution,
  type VersionConflict,
} from 'contract/console/content-items.ts';
import { byLocale, defaultLocale } from 'contract/locales.ts';
import type { Database } from '../../database/open.ts';
import { HttpError } from '../../http/http-error.ts';
import type { Publishable } from '../definition.ts';
import { fieldOfLeaf, type Fields, type Leaves, leafName, noLeaves } from '../bodies/leaves.ts';
import { readBody, readStoredBody } from '../bodies/read-body.ts';
import { writeBody } from '../bodies/write-body.ts';
import { changedFields, changedLeaves } from '../bodies/merge.ts';
import { mergeWithMoves, namedAsIn, withDecisions } from '../bodies/moved-rows.ts';
import { publishRecord } from './publish.ts';
import { mayChange, wasNeverPublished } from '../rules.ts';
import { type Author, findRevision } from '../items/revisions.ts';
import { deleteItem, insertItems, lockItem, nextPosition, type StoredItem, updateDraft } from '../items/store.ts';
import { columnsOfNew, updateTranslations } from '../items/translations.ts';

export type Editor = { author: Author; granted: readonly GrantedPermission[] };

export type Saved = { kind: ContentKind; id: string; version: number; body: Fields; merged: FieldReference[] };

/** Rejects a change of fields that are not the editor's: a translator has the texts of other languages than Chinese. */
function rejectForeignFields({ definition }: Publishable, names: readonly string[], { granted }: Editor): void {
  const foreign = names.filter((name) => !mayChange(definition.lifecycle, fieldOfLeaf(name).locale, granted));
  if (foreign.length === 0) return;
  const fields = foreign
    .slice(0, publishingBounds.reportedFields)
    .map((field) => ({ field, code: 'notAllowed' as const }));
  throw new HttpError('fieldsForbidden', fields);
}

export function rejectTooLarge({ definition }: Publishable, leaves: Leaves): void {
  const body = JSON.stringify(writeBody(definition.body, leaves, { withRowKeys: true }));
  if (Buffer.byteLength(body) > publishingBounds.draftBytes) throw new HttpError('payloadTooLarge');
}

export async function createItem(db: Database, kind: Publishable, body: unknown, editor: Editor): Promise<Saved> {
  const { definition } = kind;
  if (definition.isFixed || !mayUseContent(definition.lifecycle, 'edit', editor.granted))
    throw new HttpError('forbidden');
  const leaves = readBody(definition.body, body);
  rejectTooLarge(kind, leaves);
  const id = await kind.newId(db);
  const position = definition.isOrdered ? await nextPosition(db, kind.kind) : null;
  const draft = { leaves, author: editor.author, reason: 'save' as const, changed: changedFields(noLeaves, leaves) };
  const languages = byLocale((locale) => columnsOfNew(leaves, locale));
  await insertItems(db, kind, [{ id, draft, position, languages }]);
  const item = await lockItem(db, { kind: kind.kind, id });
  if (!item) throw new Error(`${kind.kind} ${id} was not created`);
  if (definition.lifecycle === 'record') await publishRecord(db, kind, item, leaves);
  return {
    kind: kind.kind,
    id,
    version: 1,
    body: writeBody(definition.body, leaves, { withRowKeys: true }),
    merged: [],
  };
}

export async function lockExisting(db: Database, { kind }: Publishable, id: string): Promise<StoredItem> {
  const item = await lockItem(db, { kind, id });
  if (!item) throw new HttpError('notFound');
  return item;
}

/** The body that an editor has read; undefined if it has been removed since. */
async function leavesAt(db: Database, { definition }: Publishable, item: StoredItem, version: number) {
  if (version > item.version) throw new HttpError('invalidInput', [{ field: 'version', code: 'outOfRange' }]);
  const body = version === item.version ? item.draft : await findRevision(db, item, version);
  return body && readStoredBody(definition.body, body);
}

/** Tells an editor who has an older version what others have changed since. */
function conflictOf(item: StoredItem, fields: VersionConflict['fields'], changed: readonly string[], theirs: Leaves) {
  const conflict: VersionConflict = {
    version: item.version,
    changedBy: item.updatedByName,
    changedAt: item.updatedAt.toISOString(),
    fields,
    theirs: changed.map((name) => ({ ...fieldOfLeaf(name), value: theirs.get(name) ?? null })),
  };
  return new HttpError('versionConflict', [], undefined, { conflict });
}

/** Rejects an action on a version that is no longer the newest. */
export async function rejectOlderVersion(
  db: Database,
  kind: Publishable,
  item: StoredItem,
  version: number,
): Promise<void> {
  if (version === item.version) return;
  const theirs = readStoredBody(kind.definition.body, item.draft);
  const seen = await leavesAt(db, kind, item, version);
  throw conflictOf(item, [], seen ? changedLeaves(seen, theirs) : [], theirs);
}

/**
 * Saves a draft. Fields that others have changed since `version` are merged, or reported if both changed them and nobody
 * has decided yet.
 */
export async function saveItem(
  db: Database,
  kind: Publishable,
  {
    id,
    version,
    body,
    resolution,
  }: { id: string; version: number; body: unknown; resolution?: Resolution | undefined },
  editor: Editor,
): Promise<Saved> {
  const item = await lockExisting(db, kind, id);
  const mine = readBody(kind.definition.body, body);
  const theirs = readStoredBody(kind.definition.body, item.draft);
  const base = await leavesAt(db, kind, item, version);
  rejectForeignFields(kind, changedLeaves(namedAsIn(base ?? theirs, mine), mine), editor);
  const merged = mergeWithMoves(base ?? noLeaves, mine, theirs);
  const isDecided = resolution?.version === item.version;
  if (merged.conflicts.length > 0 && !isDecided) {
    const isAsked = (name: string) =>
      merged.conflicts.some(({ field, locale }) => name === leafName(field, locale) || name.startsWith(`${field}/`));
    const changed = base ? changedLeaves(base, theirs).filter((name) => !isAsked(name)) : [];
    throw conflictOf(item, merged.conflicts, changed, theirs);
  }
  const decided = withDecisions(merged, resolution?.theirs ?? []);
  const leaves = version === item.version ? decided : withoutRemovedRows(kind, decided);
  // A decision may bring back a row, which a translator must not.
  if (merged.conflicts.length > 0) rejectForeignFields(kind, changedLeaves(namedAsIn(theirs, leaves), leaves), editor);
  const saved = await saveLeaves(db, kind, item, { leaves, seen: namedAsIn(mine, leaves) }, editor, 'save');
  return { ...saved, merged: merged.taken.map(fieldOfLeaf) };
}

/** Leaves of rows that are in no list, because the other person removed them, are not written and so not read. */
function withoutRemovedRows({ definition }: Publishable, leaves: Leaves): Leaves {
  return readStoredBody(definition.body, writeBody(definition.body, leaves, { withRowKeys: true }));
}

/** Saves what may be merged; `seen` is what its writer had in view, by the same names. */
async function saveLeaves(
  db: Database,
  kind: Publishable,
  item: StoredItem,
  { leaves, seen = leaves }: { leaves: Leaves; seen?: Leaves },
  { author }: Editor,
  reason: 'save' | 'restore',
): Promise<Saved> {
  rejectTooLarge(kind, leaves);
  const before = readStoredBody(kind.definition.body, item.draft);
  const changed = changedFields(namedAsIn(before, leaves), leaves);
  const saved = { kind: kind.kind, id: item.id, merged: [] };
  const body = writeBody(kind.definition.body, leaves, { withRowKeys: true });
  const isWithdrawn = item.languages[defaultLocale].state === 'withdrawn';
  const takesEffect = kind.definition.lifecycle === 'record' && !isWithdrawn;
  if (changed.length === 0) {
    // An imported record is a draft until somebody saves it.
    const isInEffect = item.languages[defaultLocale].liveRevision === item.version;
    if (takesEffect && !isInEffect) await publishRecord(db, kind, item, leaves);
    return { ...saved, version: item.version, body };
  }
  const version = await updateDraft(db, kind, item, { leaves, author, reason, changed });
  await updateTranslations(db, item, item.languages, { before, after: leaves, seen });
  if (takesEffect) await publishRecord(db, kind, { ...item, version }, leaves);
  return { ...saved, version, body };
}

/** Puts an item of a tree below another, or at its top, and leaves the rest of its draft as it is. */
export async function moveToParent(
  db: Database,
  kind: Publishable,
  { id, parent }: { id: string; parent: string | null },
  editor: Editor,
): Promise<void> {
  const item = await lockExisting(db, kind, id);
  const leaves = new Map(readStoredBody(kind.definition.body, item.draft));
  leaves.set(parentField, parent === null ? null : Number(parent));
  await saveLeaves(db, kind, item, { leaves }, editor, 'save');
}

/** Makes an old revision the new draft. */
export async function restoreItem(
  db: Database,
  kind: Publishable,
  { id, version, number }: { id: string; version: number; number: number },
  editor: Editor,
): Promise<Saved> {
  const item = await lockExisting(db, kind, id);
  await rejectOlderVersion(db, kind, item, version);
  const body = await findRevision(db, item, number);
  if (body === undefined) throw new HttpError('notFound');
  const leaves = readStoredBody(kind.definition.body, body);
  const draft = readStoredBody(kind.definition.body, item.draft);
  rejectForeignFields(kind, changedLeaves(namedAsIn(draft, leaves), leaves), editor);
  return saveLeaves(db, kind, item, { leaves }, editor, 'restore');
}

/** Deletes an item that was never on the site. */
export async function deleteDraft(
  db: Database,
  kind: Publishable,
  { id, version }: { id: string; version: number },
  { granted }: Editor,
): Promise<StoredItem> {
  const item = await lockExisting(db, kind, id);
  if (kind.definition.isFixed || !mayUseContent(kind.definition.lifecycle, 'edit', granted))
    throw new HttpError('forbidden');
  await rejectOlderVersion(db, kind, item, version);
  if (!wasNeverPublished(item.languages)) throw new HttpError('wasPublished');
  await deleteItem(db, item);
  return item;
}
