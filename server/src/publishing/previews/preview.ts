import type { Kysely } from 'kysely';
import { defaultLocale, localeNames } from 'contract/locales.ts';
import type { Database } from '../../database/open.ts';
import type { Tables } from '../../database/tables.ts';
import type { Publishable } from '../definition.ts';
import { writtenLocales } from '../items/draft-columns.ts';
import { leavesOfPreviewDraft } from './preview-drafts.ts';
import type { Preview } from './preview-token.ts';
import { writeBody } from '../bodies/write-body.ts';
import { leavesOfRevision } from '../changes/project.ts';
import { findItem, transactionTime } from '../items/store.ts';

class RolledBackError extends Error {}

/**
 * Runs `show` as if a revision or an unsaved draft were published in all languages that it is written in. The
 * transaction is rolled back, so that a preview shows what a publication would and changes nothing.
 */
export async function withPreview<Shown>(
  db: Kysely<Tables>,
  kind: Publishable,
  { id, shown: source }: Pick<Preview, 'id' | 'shown'>,
  show: (transaction: Database) => Promise<Shown>,
): Promise<Shown | undefined> {
  let shown: Shown | undefined;
  try {
    await db.transaction().execute(async (transaction) => {
      const item = await findItem(transaction, { kind: kind.kind, id });
      if (!item) throw new RolledBackError();
      const leaves =
        typeof source === 'number'
          ? await leavesOfRevision(transaction, kind, item, source)
          : await leavesOfPreviewDraft(transaction, kind, id, source);
      if (!leaves) throw new RolledBackError();
      const written = writtenLocales(leaves);
      await kind.project(transaction, {
        id,
        body: writeBody(kind.definition.body, leaves, { withRowKeys: false }),
        visibleIn: written.includes(defaultLocale) ? [...localeNames] : written,
        position: item.position ?? 0,
        firstLiveAt: item.firstLiveAt ?? (await transactionTime(transaction)),
      });
      shown = await show(transaction);
      throw new RolledBackError();
    });
  } catch (error) {
    if (!(error instanceof RolledBackError)) throw error;
  }
  return shown;
}
