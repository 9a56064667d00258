import type { Database } from '../database/open.ts';
import { type StoredSettings, storedSettings } from './stored.ts';

/** The site's settings. Throws when one is missing or does not fit its shape. */
export async function readSettings(db: Database): Promise<StoredSettings> {
  const rows = await db.selectFrom('setting').select(['name', 'value']).execute();
  return storedSettings.parse(Object.fromEntries(rows.map(({ name, value }) => [name, value])));
}
