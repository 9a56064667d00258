/** The system under test: one that the tests start in a temporary folder, or the one at E2E_URL. */
import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { SubmissionStatus } from 'contract/submissions/conversation.ts';

const root = path.resolve(import.meta.dirname, '..');
const ownPort = process.env['E2E_PORT'] ?? '23117';

export const systemUrl = process.env['E2E_URL'] ?? `http://127.0.0.1:${ownPort}`;

/** The environment of processes that tests start: nothing that configures a site. */
export const inheritedEnvironment = {
  PATH: process.env['PATH'],
  // What earlier processes have compiled.
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
};

/** Created by the first process and inherited by its workers. Removed when that process ends, after its server. */
export function runFolder(): string {
  const inherited = process.env['E2E_FOLDER'];
  if (inherited !== undefined) return inherited;
  const created = mkdtempSync(path.join(tmpdir(), 'e2e-'));
  // The database's user must be able to enter it. Otherwise the server stores its data elsewhere, on the disk.
  chmodSync(created, 0o711);
  process.env['E2E_FOLDER'] = created;
  process.on('exit', () => rmSync(created, { recursive: true, force: true }));
  return created;
}

/** The server stores its recovery key beside this folder. */
const dataFolder = () => path.join(runFolder(), 'data');

export function serverToStart() {
  if (process.env['E2E_URL'] !== undefined) return undefined;
  return {
    command: `"${process.execPath}" server/dist/start.js`,
    cwd: root,
    env: { PORT: ownPort, DATA_DIR: dataFolder() },
    url: `${systemUrl}/healthz`,
    reuseExistingServer: false,
    timeout: 60_000,
    // On SIGTERM the server also stops its database, which is a process of its own.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  } as const;
}

const run = promisify(execFile);

type StoredSubmission = Record<string, unknown>;

/** The stored messages and resumes with this text, as `npm run submissions` prints them. */
export async function storedSubmissions(remark: string): Promise<StoredSubmission[]> {
  return (await listSubmissions([])).filter((submission) => submission['remark'] === remark);
}

/**
 * The stored reports with this text, opened with the recovery key of the first start. Their files are written to the
 * folder.
 */
export async function storedReports(remark: string, folder?: string): Promise<StoredSubmission[]> {
  const files = folder === undefined ? [] : ['--files', folder];
  const reports = await listSubmissions(['--kind', 'report', '--key', `${dataFolder()}-recovery.agekey`, ...files]);
  return reports.filter((report) => report['remark'] === remark);
}

/** A reply by a member of staff. An empty text only sets the status. */
export async function replyFromStaff(id: string, text: string, status?: SubmissionStatus): Promise<void> {
  await runCommand(['--answer', id, ...(status === undefined ? [] : ['--status', status])], text);
}

async function listSubmissions(options: readonly string[]): Promise<StoredSubmission[]> {
  const lines = (await runCommand(options)).split('\n').filter((line) => line !== '');
  return lines.map((line): StoredSubmission => JSON.parse(line));
}

/** Runs `npm run submissions` with this input. */
async function runCommand(options: readonly string[], input = ''): Promise<string> {
  const env = { ...inheritedEnvironment, DATA_DIR: dataFolder() };
  const parameters = ['server/src/submissions/commands/submissions.ts', ...options];
  const running = run(process.execPath, parameters, { cwd: root, env });
  running.child.stdin?.end(input);
  return (await running).stdout;
}

/** Below the ports that the system itself chooses, so that nothing else takes it before it is used. */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => resolve(true));
  });
  if (!isFree) return freePort();
  server.close();
  await once(server, 'close');
  return port;
}
