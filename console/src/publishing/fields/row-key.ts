import { isRecord } from '../body.ts';

/** Rows that are objects have keys of their own, so that a moved row keeps its editor. */
export function keyOfRow(row: unknown, index: number): string {
  return isRecord(row) && typeof row['rowKey'] === 'string' ? row['rowKey'] : `row ${index}`;
}

/** A new row with its key. The server gives one to those that have none, but only when it saves them. */
export function withRowKey(row: unknown): unknown {
  return isRecord(row) ? { rowKey: crypto.randomUUID().replaceAll('-', '').slice(0, 16), ...row } : row;
}
