import { UsageError } from '../../command-line/usage-error.ts';
import type { Database } from '../../database/open.ts';
import { checkedId, unknownSubmission } from './submission-id.ts';

const maxNameLength = 60;

/** Stores who handles a submission; an empty name clears it. Returns who handled it before. */
export async function assign(db: Database, id: string, name: string): Promise<string | null> {
  if (name.length > maxNameLength) throw new UsageError(`A name may have at most ${maxNameLength} characters`);
  checkedId(id);
  return db.transaction().execute(async (transaction) => {
    for (const table of ['submission', 'report'] as const) {
      const row = transaction.selectFrom(table).select('assignee').where('id', '=', id).forUpdate();
      const before = await row.executeTakeFirst();
      if (before === undefined) continue;
      const assignee = name === '' ? null : name;
      await transaction.updateTable(table).set({ assignee }).where('id', '=', id).execute();
      // The name need not be the one of an account.
      if (table === 'submission')
        await transaction.updateTable('submission').set({ assigneeId: null }).where('id', '=', id).execute();
      return before.assignee;
    }
    throw new UsageError(unknownSubmission);
  });
}
