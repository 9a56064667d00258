/** Items that come from outside an editor: the demonstration, and rows that an older version wrote. */
import { byLocale, defaultLocale, localeNames } from 'contract/locales.ts';
import type { Kysely } from 'kysely';
import { lockUntilCommit } from '../../database/advisory-locks.ts';
import type { Database } from '../../database/open.ts';
import type { Tables } from '../../database/tables.ts';
import type { ExistingRow, Publishable, PublishableKinds } from '../definition.ts';
import { digestOf, shownDateOf, writtenLocales } from '../items/draft-columns.ts';
import { type Leaves, noLeaves } from '../bodies/leaves.ts';
import { namedAsIn } from '../bodies/moved-rows.ts';
import { readBody, readStoredBody } from '../bodies/read-body.ts';
import { writeBody } from '../bodies/write-body.ts';
import { changedFields } from '../bodies/merge.ts';
import { rejectTooLarge } from './save.ts';
import type { Author } from '../items/revisions.ts';
import { insertItems, type NewItem, nextPosition, type StoredItem, updateDraft } from '../items/store.ts';
import { columnsOfNew, updateTranslations } from '../items/translations.ts';

/** An item that is live, or withdrawn if it is not shown, in the languages that it is written in. */
function liveItem(
  kind: Publishable,
  { id, isShown = true, position = 0 }: ExistingRow<unknown>,
  leaves: Leaves,
): NewItem & { firstLiveAt: Date } {
  const [now, shownDate] = [new Date(), shownDateOf(kind, leaves)];
  const since = shownDate !== null && shownDate < now ? shownDate : now;
  const written = writtenLocales(leaves);
  const locales = localeNames.filter((locale) => locale === defaultLocale || written.includes(locale));
  return {
    id,
    draft: { leaves, author: null, reason: 'import', changed: changedFields(noLeaves, leaves) },
    position: kind.definition.isOrdered ? position : null,
    firstLiveAt: since,
    madeLive: locales,
    languages: byLocale((locale) => ({
      ...columnsOfNew(leaves, locale),
      ...(locales.includes(locale) && {
        state: isShown ? ('live' as const) : ('withdrawn' as const),
        since,
        liveRevision: 1,
        liveDigest: digestOf(leaves, locale),
      }),
    })),
  };
}

/** Creates an item with this content and publishes it. Throws for a field that the kind does not have. */
export async function importItem(
  db: Database,
  kind: Publishable,
  row: Omit<ExistingRow<unknown>, 'id' | 'isShown'> & { id?: string },
): Promise<void> {
  const id = row.id ?? (await kind.newId(db));
  const leaves = readBody(kind.definition.body, row.body);
  const item = liveItem(kind, { ...row, id }, leaves);
  await insertItems(db, kind, [item]);
  // Every language that is written is live, and Chinese stands in for the others.
  await kind.project(db, {
    id,
    body: writeBody(kind.definition.body, leaves, { withRowKeys: false }),
    visibleIn: [...localeNames],
    position: row.position ?? 0,
    firstLiveAt: item.firstLiveAt,
  });
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
  const changed = changedFields(namedAsIn(before, leaves), leaves);
  const draft = { leaves, author, reason: 'import' as const, changed };
  if (item) {
    await updateDraft(db, kind, item, draft);
    await updateTranslations(db, item, item.languages, { before, after: leaves, seen: leaves });
  } else
    await insertItems(db, kind, [
      {
        id,
        draft,
        position: kind.definition.isOrdered ? await nextPosition(db, kind.kind) : null,
        languages: byLocale((locale) => columnsOfNew(leaves, locale)),
      },
    ]);
}

/** The rows of one statement, whose parameters PostgreSQL limits to 65,535. */
const adoptedTogether = 100;

/**
 * Gives every public row that has no item one: its text becomes the draft and the first revision, live in the
 * languages that it is written in. Returns the number of new items.
 */
export async function adoptExistingRows(db: Kysely<Tables>, kinds: PublishableKinds): Promise<number> {
  let adopted = 0;
  for (const kind of Object.values(kinds))
    await db.transaction().execute(async (transaction) => {
      await lockUntilCommit(transaction, 'adoption');
      const rows = await kind.existingRows(transaction);
      for (let first = 0; first < rows.length; first += adoptedTogether) {
        const items = rows
          .slice(first, first + adoptedTogether)
          .map((row) => liveItem(kind, row, readStoredBody(kind.definition.body, row.body)));
        await insertItems(transaction, kind, items);
      }
      adopted += rows.length;
    });
  return adopted;
}
