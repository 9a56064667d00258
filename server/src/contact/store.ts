import type { Database } from '../database/open.ts';
import { type StoredPlan, storedPlan } from './stored.ts';

/** The plan around the address; undefined when there is none. Throws when it does not fit its shape. */
export async function findPlan(db: Database): Promise<StoredPlan | undefined> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', 'plan').executeTakeFirst();
  return row && storedPlan.parse(row.value);
}
