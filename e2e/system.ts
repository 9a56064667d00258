/** The running system under test: one that the tests start on a folder of their own, or one that is named by E2E_URL. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(import.meta.dirname, '..');
const ownPort = '43117';

export const systemUrl = process.env['E2E_URL'] ?? `http://127.0.0.1:${ownPort}`;

/** Made once by the first process and inherited by its workers; gone when that process ends, after its server. */
function dataFolder(): string {
  const given = process.env['E2E_DATA_DIR'];
  if (given !== undefined) return given;
  const made = mkdtempSync(path.join(tmpdir(), 'e2e-data-'));
  process.env['E2E_DATA_DIR'] = made;
  process.on('exit', () => {
    rmSync(made, { recursive: true, force: true });
    // Its recovery key, which lies beside it.
    rmSync(`${made}-recovery.agekey`, { force: true });
  });
  return made;
}

export function serverToStart() {
  if (process.env['E2E_URL'] !== undefined) return undefined;
  return {
    command: `"${process.execPath}" server/src/start.ts`,
    cwd: root,
    env: { PORT: ownPort, DATA_DIR: dataFolder() },
    url: `${systemUrl}/healthz`,
    reuseExistingServer: false,
    timeout: 60_000,
    // Its store is a process of its own, which it ends when it is asked to end.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  } as const;
}

const run = promisify(execFile);

type Kept = Record<string, unknown>;

/** What the system has kept, as `npm run submissions` prints it: one JSON line each. */
export function keptSubmissions(): Promise<Kept[]> {
  return printed([]);
}

/** The reports among it, opened with the recovery key that the first start has made; their files are written into the folder. */
export function keptReports(folder?: string): Promise<Kept[]> {
  const key = `${dataFolder()}-recovery.agekey`;
  return printed(['--kind', 'report', '--key', key, ...(folder === undefined ? [] : ['--files', folder])]);
}

/** A member of staff answers. */
export async function answerFromStaff(id: string, text: string): Promise<void> {
  await command(['--answer', id], text);
}

async function printed(options: readonly string[]): Promise<Kept[]> {
  const lines = (await command(options)).split('\n').filter((line) => line !== '');
  return lines.map((line): Kept => JSON.parse(line));
}

/** `npm run submissions`, with what is typed into it. */
async function command(options: readonly string[], typed = ''): Promise<string> {
  const env = { PATH: process.env['PATH'], DATA_DIR: dataFolder() };
  const words = ['server/src/submissions/commands/submissions.ts', ...options];
  const running = run(process.execPath, words, { cwd: root, env });
  running.child.stdin?.end(typed);
  return (await running).stdout;
}
