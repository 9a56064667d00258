/** Items that come from outside an editor: the demonstration, and rows that an older version wrote. */
import { defaultLocale, localeNames } from 'contract/locales.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import type { ExistingRow, Publishable, PublishableKinds } from './definition.ts';
import { type Leaves, readBody, readStoredBody } from './leaves.ts';
import { changedFields } from './merge.ts';
import { projectItem } from './project.ts';
import { rejectTooLarge } from './save.ts';
import {
  addMadeLive,
  type Author,
  digestOf,
  findItem,
  insertItem,
  nextPosition,
  type StoredItem,
  updateDraft,
  updateItem,
  updateLanguage,
} from './store.ts';
import { updateTranslations } from './translations.ts';

const noLeaves: Leaves = new Map();

/** Creates an item that is live, or withdrawn if it is not shown, in the languages that it is written in. */
async function insertLive(db: Database, kind: Publishable, row: ExistingRow<unknown>): Promise<void> {
  const { id, body, isShown = true } = row;
  const leaves = readStoredBody(kind.definition.body, body);
  const position = kind.definition.isOrdered ? (row.position ?? 0) : null;
  const revision = { leaves, author: null, reason: 'import' as const, changed: changedFields(noLeaves, leaves) };
  await insertItem(db, kind, id, revision, position);
  const key = { kind: kind.kind, id };
  const item = await findItem(db, key);
  if (!item) throw new Error(`${kind.kind} ${id} was not created`);
  await updateTranslations(db, key, item.languages, noLeaves, leaves);
  const since = item.shownDate !== null && item.shownDate < item.createdAt ? item.shownDate : item.createdAt;
  const live = localeNames.filter((locale) => locale === defaultLocale || item.writtenIn.includes(locale));
  for (const locale of live)
    await updateLanguage(db, key, locale, {
      state: isShown ? 'live' : 'withdrawn',
      since,
      liveRevision: 1,
      liveDigest: digestOf(leaves, locale),
    });
  await addMadeLive(db, key, 1, live);
  await updateItem(db, key, { firstLiveAt: since });
}

/** Creates an item with this content and publishes it. Returns its id. */
export async function importItem(
  db: Database,
  kind: Publishable,
  row: Omit<ExistingRow<unknown>, 'id'> & { id?: string },
): Promise<string> {
  const id = row.id ?? (await kind.newId(db));
  // Throws for a field that the kind does not have.
  readBody(kind.definition.body, row.body);
  await insertLive(db, kind, { ...row, id });
  await projectItem(db, kind, { kind: kind.kind, id });
  return id;
}

/** Saves a new item, or a new draft of an item, without publishing it; records take effect at their next save. */
export async function saveImportedDraft(
  db: Database,
  kind: Publishable,
  { id, item, leaves }: { id: string; item: StoredItem | undefined; leaves: Leaves },
  author: Author,
): Promise<void> {
  rejectTooLarge(kind, leaves);
  const before = item ? readStoredBody(kind.definition.body, item.draft) : noLeaves;
  const revision = { leaves, author, reason: 'import' as const, changed: changedFields(before, leaves) };
  if (item) await updateDraft(db, kind, item, revision);
  else await insertItem(db, kind, id, revision, kind.definition.isOrdered ? await nextPosition(db, kind.kind) : null);
  const stored = item ?? (await findItem(db, { kind: kind.kind, id }));
  if (!stored) throw new Error(`${kind.kind} ${id} was not created`);
  await updateTranslations(db, stored, stored.languages, before, leaves);
}

/** Any constant: one process at a time adopts rows. */
const adoptionLock = 340_001;

/**
 * Gives every public row that has no item one: its text becomes the draft and the first revision, live in the
 * languages that it is written in. Returns the number of new items.
 */
export async function adoptExistingRows(db: Kysely<Tables>, kinds: PublishableKinds): Promise<number> {
  let adopted = 0;
  for (const kind of Object.values(kinds))
    await db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${adoptionLock})`.execute(transaction);
      for (const row of await kind.existingRows(transaction)) {
        await insertLive(transaction, kind, row);
        adopted += 1;
      }
    });
  return adopted;
}
