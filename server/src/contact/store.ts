import { plan, type StoredPlan } from 'contract/contact.ts';
import type { Database } from '../database/open.ts';

/** The street plan around the address; undefined if there is none. Throws if the stored value is invalid. */
export async function findPlan(db: Database): Promise<StoredPlan | undefined> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', 'plan').executeTakeFirst();
  return row && plan.stored.parse(row.value);
}
