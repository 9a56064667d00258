import { sql } from 'kysely';

/** The order of names. An operator's PostgreSQL has its own, which may put all capitals first. */
export const byName = sql`name collate "und-x-icu"`;
