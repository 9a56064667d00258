import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import { megabyte } from 'contract/megabyte.ts';
import type pg from 'pg';
import { from, to } from 'pg-copy-streams';
import type { ArchivedTable } from './manifest.ts';
import type { BackupTable } from './catalogue.ts';

/** Fixes all output formats: the text of a row must be the same in every session, or its hash would differ. */
export async function fixTextFormat(client: pg.ClientBase): Promise<void> {
  await client.query(`set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'iso_8601';
    set bytea_output = 'hex'; set extra_float_digits = 1; set client_encoding = 'UTF8'`);
}

const lineBreak = 0x0a;

/** Streams a table in COPY format and returns the number of rows and their hash. */
export async function copyOut(
  client: pg.ClientBase,
  { name, columns, order }: BackupTable,
  consume: (rows: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<ArchivedTable> {
  const table = client.escapeIdentifier(name);
  const by = order.length > 0 ? order.join(', ') : `${table}::text collate "C"`;
  const stream = client.query(to(`copy (select ${listOf(client, columns)} from ${table} order by ${by}) to stdout`));
  const hash = createHash('sha256');
  // The stream's own `rowCount` arrives after its end, so on a busy machine it would still be 0.
  let rowCount = 0;
  async function* rows(): AsyncGenerator<Uint8Array> {
    for await (const chunk of stream) {
      if (!(chunk instanceof Uint8Array)) throw new Error('COPY returned something other than bytes');
      hash.update(chunk);
      // A line break within a value is escaped.
      for (const byte of chunk) if (byte === lineBreak) rowCount += 1;
      yield chunk;
    }
  }
  await consume(rows());
  return { name, columns, rows: rowCount, sha256: hash.digest('hex') };
}

/** A writable stream that loads rows in COPY format into a table. */
export function copyIn(client: pg.ClientBase, { name, columns }: Pick<ArchivedTable, 'name' | 'columns'>): Writable {
  const rows = client.query(from(`copy ${client.escapeIdentifier(name)} (${listOf(client, columns)}) from stdin`));
  // The next write receives the error. Without a listener it would end the process.
  rows.on('error', () => undefined);
  return rows;
}

/** Resolves when the rows are sent; rejects with the database's error, also for earlier rows. */
export function writeRows(table: Writable, rows: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    table.write(rows, (error) => (error ? reject(table.errored ?? error) : resolve()));
  });
}

function listOf(client: pg.ClientBase, columns: readonly string[]): string {
  return columns.map((column) => client.escapeIdentifier(column)).join(', ');
}

/** A tar entry needs its size before its first byte, so a table is split into parts of this size. */
const partBytes = 8 * megabyte;

export async function* partsOf(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let pending: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    pending.push(chunk);
    bytes += chunk.length;
    if (bytes < partBytes) continue;
    yield Buffer.concat(pending);
    pending = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(pending);
}
