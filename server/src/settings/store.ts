import type { Database } from '../database/open.ts';
import { type StoredCalendar, storedCalendar, type StoredSettings, storedSettings } from './stored.ts';

/** The site's settings. Throws if one is missing or invalid. */
export async function readSettings(db: Database): Promise<StoredSettings> {
  const rows = await db.selectFrom('setting').select(['name', 'value']).execute();
  return storedSettings.parse(Object.fromEntries(rows.map(({ name, value }) => [name, value])));
}

/** The group's facts. Undefined if they are missing or invalid. */
export async function findFacts(db: Database): Promise<StoredSettings['facts'] | undefined> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', 'facts').executeTakeFirst();
  return storedSettings.shape.facts.safeParse(row?.value).data;
}

/**
 * The reply hours and the calendar from which a reply is promised. Undefined if either is missing
 * or invalid.
 */
export async function findReplyTerms(db: Database): Promise<{ hours: number; calendar: StoredCalendar } | undefined> {
  const rows = await db
    .selectFrom('setting')
    .select(['name', 'value'])
    .where('name', 'in', ['facts', 'workingCalendar'])
    .execute();
  const stored = new Map<string, unknown>(rows.map(({ name, value }) => [name, value]));
  const facts = storedSettings.shape.facts.safeParse(stored.get('facts'));
  const calendar = storedCalendar.safeParse(stored.get('workingCalendar'));
  return facts.success && calendar.success ? { hours: facts.data.replyHours, calendar: calendar.data } : undefined;
}
