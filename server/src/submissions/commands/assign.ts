import { UsageError } from '../../command-line/usage-error.ts';
import type { Database } from '../../database/open.ts';
import { checkedId, unknownSubmission } from './submission-id.ts';

const maxNameLength = 60;

/** Stores who handles a submission; an empty name clears it. */
export async function assign(db: Database, id: string, name: string): Promise<void> {
  if (name.length > maxNameLength) throw new UsageError(`A name may have at most ${maxNameLength} characters`);
  for (const table of ['submission', 'report'] as const) {
    const { numUpdatedRows } = await db
      .updateTable(table)
      .set({ assignee: name === '' ? null : name })
      .where('id', '=', checkedId(id))
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) return;
  }
  throw new UsageError(unknownSubmission);
}
