/** What an import would do with each item of a file. */
import type { ImportOutcome } from 'contract/console/content-exchange.ts';
import { mayUseContent } from 'contract/console/content-rights.ts';
import type { ContentKind } from 'contract/console/content-kinds.ts';
import type { GrantedPermission } from 'contract/console/permissions.ts';
import { localeNames } from 'contract/locales.ts';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import type { AnyFieldError } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';
import type { Publishable, PublishableKinds } from '../publishing/definition.ts';
import { fieldOfLeaf, type Leaves, leafName, noLeaves } from '../publishing/bodies/leaves.ts';
import { readBody, readStoredBody } from '../publishing/bodies/read-body.ts';
import { writeBody } from '../publishing/bodies/write-body.ts';
import { changedLeaves } from '../publishing/bodies/merge.ts';
import { mayChange } from '../publishing/rules.ts';
import { findItem, type StoredItem } from '../publishing/items/store.ts';
import { withKeysOf } from './row-keys.ts';

/** An item of a file, with what it makes of the item that it changes here. */
export type IncomingItem = {
  kind: ContentKind;
  id: string;
  /** Throws an `HttpError` for a body that the kind does not have. Texts with problems are left out. */
  read: (existing: StoredItem | undefined) => { leaves: Leaves; problems: AnyFieldError[] };
  /** Whether it has a whole body, so that it can be added. */
  isWhole: boolean;
};

export type PlannedItem = {
  kind: Publishable;
  /** The id in the file. */
  id: string;
  existing: StoredItem | undefined;
  canBeNew: boolean;
  before: Leaves;
  after: Leaves;
  changed: string[];
  outcome: ImportOutcome;
  problems: AnyFieldError[];
};

export type ImportRights = readonly GrantedPermission[];

/** The leaves of a body from a file. */
export function leavesOfBody(kind: Publishable, body: unknown, existing: StoredItem | undefined): Leaves {
  return readBody(kind.definition.body, existing ? withKeysOf(body, existing.draft) : body);
}

/** The same text without row keys, which differ between installations. */
function isSameBody({ definition }: Publishable, a: Leaves, b: Leaves): boolean {
  const bodyOf = (leaves: Leaves) => JSON.stringify(writeBody(definition.body, leaves, { withRowKeys: false }));
  return bodyOf(a) === bodyOf(b);
}

/** The item with the same value in the kind's unique field, in the same group: ids differ between installations. */
async function findByUniqueField(db: Database, kind: Publishable, leaves: Leaves): Promise<StoredItem | undefined> {
  const { uniqueField, definition } = kind;
  const value = uniqueField === undefined ? undefined : leaves.get(uniqueField);
  if (uniqueField === undefined || typeof value !== 'string') return undefined;
  const group = definition.group === undefined ? undefined : leaves.get(definition.group);
  const { rows } = await sql<{ id: string }>`
    select id from content_item where kind = ${kind.kind} and draft ->> ${uniqueField} = ${value}
      and group_value is not distinct from ${typeof group === 'string' || typeof group === 'number' ? String(group) : null} order by id limit 1`.execute(
    db,
  );
  const [row] = rows;
  return row && findItem(db, { kind: kind.kind, id: row.id });
}

async function findExisting(db: Database, kind: Publishable, { id, read, isWhole }: IncomingItem) {
  const same = await findItem(db, { kind: kind.kind, id });
  if (!isWhole || kind.definition.isFixed) return same;
  return (await findByUniqueField(db, kind, read(undefined).leaves)) ?? same;
}

/** Plans one item. Permissions are those of the importer; an operator at the command line has all. */
export async function planItem(
  db: Database,
  kinds: PublishableKinds,
  incoming: IncomingItem,
  granted: ImportRights,
): Promise<PlannedItem> {
  const kind = kinds[incoming.kind];
  const { lifecycle, isFixed, body } = kind.definition;
  const canBeNew = incoming.isWhole && !isFixed && mayUseContent(lifecycle, 'edit', granted);
  const planned = { kind, id: incoming.id, canBeNew, changed: [], problems: [] };
  try {
    const existing = await findExisting(db, kind, incoming);
    const before = existing ? readStoredBody(body, existing.draft) : noLeaves;
    const { leaves: after, problems } = incoming.read(existing);
    const known = { ...planned, existing, before, after, problems };
    if (existing && isSameBody(kind, before, after)) return { ...known, outcome: 'unchanged' };
    const changed = changedLeaves(before, after);
    return { ...known, changed, outcome: outcomeOf(kind, existing, changed, canBeNew, granted) };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const none = { existing: undefined, before: noLeaves, after: noLeaves, canBeNew: false };
    return { ...planned, ...none, outcome: 'invalid', problems: [...error.fields] };
  }
}

function outcomeOf(
  { definition: { lifecycle, isFixed } }: Publishable,
  existing: StoredItem | undefined,
  changed: readonly string[],
  canBeNew: boolean,
  granted: ImportRights,
): ImportOutcome {
  if (!existing) {
    if (isFixed) return 'invalid';
    return canBeNew ? 'new' : 'notAllowed';
  }
  if (!mayUseContent(lifecycle, 'read', granted)) return 'notAllowed';
  return changed.every((name) => mayChange(lifecycle, fieldOfLeaf(name).locale, granted)) ? 'changed' : 'notAllowed';
}

/** The titles that name an item to its reader: those that it gets, or those that it has here. */
export function titlesOfPlanned({ kind: { definition }, existing, after }: PlannedItem): Record<string, string> {
  const written = localeNames.flatMap((locale) => {
    const text = after.get(leafName(definition.title ?? '', locale));
    return typeof text === 'string' ? [[locale, text] as const] : [];
  });
  return written.length > 0 ? Object.fromEntries(written) : { ...existing?.titles };
}
