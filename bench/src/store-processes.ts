/** The embedded PostgreSQL of a running server: its processes, and content changes. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';

/** The process id and socket folder in PostgreSQL's pid file. */
function readPidFile(dataDir: string): { pid: string; socketFolder: string } {
  const lines = readFileSync(path.join(dataDir, 'store/cluster/postmaster.pid'), 'utf8').split('\n');
  return { pid: lines[0]?.trim() ?? '', socketFolder: lines[4]?.trim() ?? '' };
}

/**
 * The proportional memory (PSS) of all PostgreSQL processes. Resident sizes would count the shared
 * buffers repeatedly.
 */
export function storeMegabytes(dataDir: string): number {
  const { pid } = readPidFile(dataDir);
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  return [pid, ...children].map(proportionalMegabytes).reduce((sum, megabytes) => sum + megabytes, 0);
}

function proportionalMegabytes(pid: string): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) / 1024;
  } catch {
    // A connection that was just closed.
    return 0;
  }
}

/** A connection to the store in the application's role. */
export async function connectToStore(dataDir: string): Promise<pg.Client> {
  const client = new pg.Client({ host: readPidFile(dataDir).socketFolder, user: 'site', database: 'site' });
  await client.connect();
  return client;
}

export async function onStore<Result>(dataDir: string, run: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = await connectToStore(dataDir);
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

/** The column of each table that is updated to its own value. */
const updatedColumn = { news_item: 'pinned', partner: 'position', typical_value_table: 'position' };

/** Updates a row without changing it: caches invalidate everything that depends on its table. */
export async function saveContent(dataDir: string, table: keyof typeof updatedColumn = 'news_item'): Promise<void> {
  const column = updatedColumn[table];
  await onStore(dataDir, (client) =>
    client.query(`update ${table} set ${column} = ${column} where id = (select min(id) from ${table})`),
  );
}
