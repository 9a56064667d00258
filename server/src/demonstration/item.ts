import type { Database } from '../database/open.ts';

/** One item of the demonstration, which is inserted once and identified by its kind and key. */
export type Item = { kind: string; key: string; insert: (db: Database) => Promise<unknown> };
