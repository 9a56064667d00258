import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, vi } from 'vitest';
import { supervise } from './supervisor.ts';

/** A process that ends when it is told to. */
async function startProcess(): Promise<ChildProcess> {
  const started = spawn('sleep', ['60']);
  await once(started, 'spawn');
  return started;
}

it('restarts what ends, later each time, and gives up after the last delay', async () => {
  const warnings = vi.mocked(console.warn).mockReturnValue(undefined);
  const started: ChildProcess[] = [];
  const start = vi.fn(async () => {
    if (started.length === 2) throw new Error('The files are gone.');
    const process = await startProcess();
    started.push(process);
    return process;
  });
  const gaveUp = Promise.withResolvers<string>();
  await supervise(start, gaveUp.resolve, [1, 2, 3]);
  started[0]?.kill('SIGKILL');
  await expect.poll(() => started.length).toBe(2);
  started[1]?.kill('SIGTERM');
  expect(await gaveUp.promise).toBe('The files are gone.');
  expect(warnings.mock.calls).toEqual([
    ["The store's PostgreSQL has ended (SIGKILL). It restarts in 0.001 s."],
    ["The store's PostgreSQL has ended (SIGTERM). It restarts in 0.002 s."],
    ['The files are gone. It restarts in 0.003 s.'],
  ]);
  expect(start).toHaveBeenCalledTimes(4);
  warnings.mockClear();
});

it('starts nothing any more once it is stopped', async () => {
  const warnings = vi.mocked(console.warn).mockReturnValue(undefined);
  const server = await startProcess();
  const start = vi.fn(async () => server);
  const stop = await supervise(start, () => undefined, [60_000]);
  server.kill('SIGKILL');
  // It waits for its next start.
  await expect.poll(() => warnings.mock.calls.length).toBe(1);
  await stop();
  expect(start).toHaveBeenCalledTimes(1);
  warnings.mockClear();
});
