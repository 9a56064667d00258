import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);

/**
 * Fills the heap with objects that are garbage afterwards, and prints the process's memory before and after it was
 * idle.
 */
const program = `
  import { setTimeout as pause } from 'node:timers/promises';
  import { releaseMemoryWhenIdle } from '${path.join(import.meta.dirname, 'idle-memory.ts')}';
  let objects = Array.from({ length: 1_500_000 }, (_, index) => ({ index }));
  objects = objects.slice(0, 10);
  releaseMemoryWhenIdle(100);
  const megabytes = () => Math.round(process.memoryUsage.rss() / 1024 / 1024);
  const before = megabytes();
  for (let wait = 0; wait < 100 && megabytes() > before - 30; wait += 1) await pause(100);
  console.log(before - megabytes(), objects.length);
`;

async function megabytesReturned(...flags: string[]): Promise<number> {
  const { stdout } = await run(process.execPath, [...flags, '--input-type=module', '--eval', program]);
  return Number.parseInt(stdout, 10);
}

it('returns memory to the system while the process is idle', async () => {
  expect(await megabytesReturned('--expose-gc')).toBeGreaterThanOrEqual(30);
});
