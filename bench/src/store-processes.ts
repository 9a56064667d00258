/** The embedded PostgreSQL of a running server: its processes, and content changes. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { cpuMilliseconds } from './cpu-time.ts';

/** The process id and socket folder in PostgreSQL's pid file. */
function readPidFile(dataDir: string): { pid: string; socketFolder: string } {
  const lines = readFileSync(path.join(dataDir, 'store/cluster/postmaster.pid'), 'utf8').split('\n');
  return { pid: lines[0]?.trim() ?? '', socketFolder: lines[4]?.trim() ?? '' };
}

/** The sum of a measurement over all PostgreSQL processes. */
function sumOfProcesses(dataDir: string, measure: (pid: string) => number): number {
  const { pid } = readPidFile(dataDir);
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  const values = [pid, ...children].map((process) => {
    try {
      return measure(process);
    } catch {
      // A connection that was just closed.
      return 0;
    }
  });
  return values.reduce((sum, value) => sum + value, 0);
}

/**
 * The proportional memory (PSS) of all PostgreSQL processes. Resident sizes would count the shared
 * buffers repeatedly.
 */
export function storeMegabytes(dataDir: string): number {
  return sumOfProcesses(
    dataDir,
    (pid) => Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) / 1024,
  );
}

/** The CPU time of all PostgreSQL processes that run now. */
export function storeCpuMilliseconds(dataDir: string): number {
  return sumOfProcesses(dataDir, cpuMilliseconds);
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

export type SavedTable = keyof typeof updatedColumn;

/** Updates a row without changing it: caches invalidate everything that depends on its table. */
export async function saveRow(client: pg.Client, table: SavedTable): Promise<void> {
  const column = updatedColumn[table];
  await client.query(`update ${table} set ${column} = ${column} where id = (select min(id) from ${table})`);
}

/** Swaps the first two partners, which the home page shows in this order. */
export async function swapPartners(client: pg.Client): Promise<void> {
  await client.query('update partner set position = 1 - position where position in (0, 1)');
}

/** The same on a connection of its own. */
export async function saveContent(dataDir: string, table: SavedTable = 'news_item'): Promise<void> {
  await onStore(dataDir, (client) => saveRow(client, table));
}
