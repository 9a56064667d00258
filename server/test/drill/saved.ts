import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';

const line = z.object({ remark: z.string() });

/** How often each text occurs in the submissions that `npm run submissions` prints. */
export async function readSaved(
  checkout: string,
  environment: Record<string, string>,
  recoveryKey: string,
): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  const readers = [
    ['--kind', 'message'],
    ['--kind', 'resume'],
    ['--kind', 'report', '--key', recoveryKey],
  ];
  for (const parameters of readers) {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['server/src/submissions/commands/submissions.ts', ...parameters],
      { cwd: checkout, env: { PATH: process.env['PATH'], ...environment }, maxBuffer: 256 * 1024 * 1024 },
    );
    for (const printed of stdout.split('\n').filter(Boolean)) {
      const { remark } = line.parse(JSON.parse(printed));
      found.set(remark, (found.get(remark) ?? 0) + 1);
    }
  }
  return found;
}
