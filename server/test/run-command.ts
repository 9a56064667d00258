/** Commands of operators, each a process of its own. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { inject } from 'vitest';
import { sql } from 'kysely';
import type { Database } from '../src/database/open.ts';

const root = path.resolve(import.meta.dirname, '../..');

export type Ended = { code: number; stdout: string; stderr: string };

/** Runs a command as `npm run` does from a folder; `input` comes in on standard input. */
export function runCommand(
  command: 'officer' | 'submissions',
  words: readonly string[],
  { environment, input = '' }: { environment: Record<string, string>; input?: string },
): Promise<Ended> {
  const file = `server/src/submissions/commands/${command}.ts`;
  return new Promise((resolve) => {
    const running = execFile(
      process.execPath,
      [file, ...words],
      { cwd: root, env: { PATH: process.env['PATH'], ...environment } },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
    running.stdin?.end(input);
  });
}

/** The address of a test's database, as an operator would set it. */
export async function databaseUrlOf(db: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const name = rows[0]?.name ?? '';
  const store = inject('store');
  if ('serverUrl' in store) return new URL(`/${name}`, store.serverUrl).href;
  return `postgresql://site@localhost/${name}?host=${store.socketFolder}`;
}
