/** Operator commands, each in its own process. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { inject } from 'vitest';
import { sql } from 'kysely';
import type { Database } from '../src/database/open.ts';
import { inheritedEnvironment } from './inherited-environment.ts';

const root = path.resolve(import.meta.dirname, '../..');

const files = {
  officer: 'server/src/submissions/commands/officer.ts',
  submissions: 'server/src/submissions/commands/submissions.ts',
  backup: 'server/src/backup/backup.ts',
  restore: 'server/src/backup/restore.ts',
  'console:setup': 'server/src/accounts/set-up-command.ts',
  'content:export': 'server/src/content-export.ts',
  'content:import': 'server/src/content-import.ts',
  'pictures:receive': 'server/src/pictures/receive-command.ts',
  'audit:verify': 'server/src/audit/verify-command.ts',
  keys: 'server/src/database/keys-command.ts',
};

export type Ended = { code: number; stdout: string; stderr: string };

/**
 * Runs a command as `npm run` does from a folder; `input` is its standard input. It is killed if
 * `killWhen` resolves first.
 */
export function runCommand(
  command: keyof typeof files,
  parameters: readonly string[],
  {
    environment,
    input = '',
    killWhen,
  }: { environment: Record<string, string>; input?: string | Buffer; killWhen?: () => Promise<void> },
): Promise<Ended> {
  return new Promise((resolve) => {
    const running = execFile(
      process.execPath,
      [files[command], ...parameters],
      { cwd: root, env: { ...inheritedEnvironment, ...environment } },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr }),
    );
    running.stdin?.end(input);
    void killWhen?.().finally(() => running.kill('SIGKILL'));
  });
}

/** The URL of a test's database, as an operator would set it. */
export async function databaseUrlOf(db: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const name = rows[0]?.name ?? '';
  const store = inject('store');
  if ('serverUrl' in store) return new URL(`/${name}`, store.serverUrl).href;
  return `postgresql://site@localhost/${name}?host=${store.socketFolder}`;
}
