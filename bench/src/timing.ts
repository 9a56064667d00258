import { cpuMilliseconds } from './cpu-time.ts';
import type { Site } from './server-process.ts';
import { storeCpuMilliseconds } from './store-processes.ts';
import { visit } from './visitors.ts';

/** How long something took, and the CPU time of the server and of PostgreSQL, which other load changes less. */
export type Timed = { milliseconds: number; server: number; store: number };

export async function timed({ dataDir, pid }: Site, work: () => Promise<unknown>): Promise<Timed> {
  const [startedAt, server, store] = [performance.now(), cpuMilliseconds(pid), storeCpuMilliseconds(dataDir)];
  await work();
  return {
    milliseconds: performance.now() - startedAt,
    server: cpuMilliseconds(pid) - server,
    store: storeCpuMilliseconds(dataDir) - store,
  };
}

/** The longest wait for a cached page while something else runs. */
export async function longestWaitDuring(url: string, work: () => Promise<unknown>): Promise<number> {
  const cachedPage = '/en/contact';
  await visit(url, cachedPage);
  const ended = new AbortController();
  let longest = 0;
  async function visitUntilEnded(): Promise<void> {
    while (!ended.signal.aborted) {
      const startedAt = performance.now();
      await visit(url, cachedPage);
      longest = Math.max(longest, performance.now() - startedAt);
    }
  }
  await Promise.all([visitUntilEnded(), work().finally(() => ended.abort())]);
  return longest;
}
