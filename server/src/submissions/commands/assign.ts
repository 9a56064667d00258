import type { Database } from '../../database/open.ts';
import { Mistake } from '../mistake.ts';
import { checkedId, unknownSubmission } from './known-submission.ts';

const longestName = 60;

/** Notes who has taken a submission on; an empty name is nobody. */
export async function assign(db: Database, id: string, name: string): Promise<void> {
  if (name.length > longestName) throw new Mistake(`A name has at most ${longestName} characters`);
  const { numUpdatedRows } = await db
    .updateTable('submission')
    .set({ assignee: name === '' ? null : name })
    .where('id', '=', checkedId(id))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new Mistake(unknownSubmission);
}
