import { type Body, isRecord } from '../body.ts';

/** What is saved: an older version, if somebody has saved since. */
export type Base = { version: number; body: Body };

/** What was typed, on what was saved then: a save merges what others have changed since. */
export type UnsavedContent = { base: Base; body: Body };

export function isUnsavedContent(stored: unknown): stored is UnsavedContent {
  if (!isRecord(stored) || !isRecord(stored['body'])) return false;
  const { base } = stored;
  return isRecord(base) && typeof base['version'] === 'number' && isRecord(base['body']);
}
