/** Writes the public rows of an item from its live revisions. */
import type { ContentRef } from 'contract/console/content-items.ts';
import { type Locale, localeNames } from 'contract/locales.ts';
import type { Database } from '../../database/open.ts';
import type { Publishable } from '../definition.ts';
import { fieldOfLeaf, type Leaves } from '../bodies/leaves.ts';
import { readStoredBody } from '../bodies/read-body.ts';
import { writeBody } from '../bodies/write-body.ts';
import { namedAsIn } from '../bodies/moved-rows.ts';
import { leadingRevision, visibleIn } from '../rules.ts';
import { findRevision } from '../items/revisions.ts';
import { findItem, type StoredItem, transactionTime, updateItem } from '../items/store.ts';

/**
 * The shared fields of one revision, with the texts of each language from its own revision. A block may be in another
 * section there; its texts are found by its key.
 */
export function publicLeaves(leading: Leaves, live: Partial<Record<Locale, Leaves>>): Leaves {
  const leaves = new Map<string, unknown>();
  for (const [name, value] of leading) if (fieldOfLeaf(name).locale === null) leaves.set(name, value);
  for (const locale of localeNames) {
    const own = live[locale];
    if (own === undefined) continue;
    for (const [name, value] of namedAsIn(own, leading))
      if (fieldOfLeaf(name).locale === locale) leaves.set(name, value);
  }
  return leaves;
}

export async function leavesOfRevision(
  db: Database,
  { definition }: Publishable,
  key: ContentRef,
  number: number,
): Promise<Leaves> {
  const body = await findRevision(db, key, number);
  if (body === undefined) throw new Error(`${key.kind} ${key.id} has no revision ${number}`);
  return readStoredBody(definition.body, body);
}

/** The public body of an item; undefined if nothing of it is live. */
export async function livePublicLeaves(
  db: Database,
  kind: Publishable,
  { languages, ...item }: StoredItem,
): Promise<Leaves | undefined> {
  const numbers: Partial<Record<Locale, number>> = {};
  for (const locale of localeNames) {
    const { state, liveRevision } = languages[locale];
    if (state === 'live' && liveRevision !== null) numbers[locale] = liveRevision;
  }
  const leadingNumber = leadingRevision(numbers);
  if (leadingNumber === undefined) return undefined;
  const leading = await leavesOfRevision(db, kind, item, leadingNumber);
  const live: Partial<Record<Locale, Leaves>> = {};
  for (const locale of localeNames) {
    const number = numbers[locale];
    if (number !== undefined)
      live[locale] = number === leadingNumber ? leading : await leavesOfRevision(db, kind, item, number);
  }
  return publicLeaves(leading, live);
}

/** Writes or removes the public rows of an item after any change of what is live. */
export async function projectItem(db: Database, kind: Publishable, key: ContentRef): Promise<void> {
  const item = await findItem(db, key);
  if (!item) throw new Error(`${key.kind} ${key.id} does not exist`);
  const live = await livePublicLeaves(db, kind, item);
  if (live === undefined) {
    await kind.remove(db, item.id);
    return;
  }
  const firstLiveAt = item.firstLiveAt ?? (await transactionTime(db));
  await kind.project(db, {
    id: item.id,
    body: writeBody(kind.definition.body, live, { withRowKeys: false }),
    visibleIn: visibleIn(item.languages),
    position: item.position ?? 0,
    firstLiveAt,
  });
  await updateItem(db, key, { firstLiveAt });
}
