/** Unsaved bodies that their editor looks at beside the form. Every server of the installation can show them. */
import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';
import type { Publishable } from '../definition.ts';
import type { Leaves } from '../bodies/leaves.ts';
import { readStoredBody } from '../bodies/read-body.ts';
import { writeBody } from '../bodies/write-body.ts';

export const previewDraftMinutes = 60;

/** Replaces the editor's earlier draft of the item, and removes what is too old to be shown to anybody. */
export async function keepPreviewDraft(
  db: Database,
  { kind, definition }: Publishable,
  { accountId, id, leaves }: { accountId: number; id: string; leaves: Leaves },
): Promise<string> {
  await db
    .deleteFrom('previewDraft')
    .where('madeAt', '<', sql<Date>`now() - make_interval(mins => ${previewDraftMinutes})`)
    .execute();
  const body = JSON.stringify(writeBody(definition.body, leaves, { withRowKeys: true }));
  const row = await db
    .insertInto('previewDraft')
    .values({ accountId, kind, itemId: id, body })
    .onConflict((conflict) =>
      conflict.columns(['accountId', 'kind', 'itemId']).doUpdateSet({ body, madeAt: sql<Date>`now()` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Undefined once it has been removed. */
export async function leavesOfPreviewDraft(
  db: Database,
  { kind, definition }: Publishable,
  itemId: string,
  id: string,
): Promise<Leaves | undefined> {
  const row = await db
    .selectFrom('previewDraft')
    .select('body')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('itemId', '=', itemId)
    .executeTakeFirst();
  return row && readStoredBody(definition.body, row.body);
}
