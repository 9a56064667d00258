import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

function childrenOf(pid: number): number[] {
  const listed = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return listed.split(' ').filter(Boolean).map(Number);
}

function isThere(pid: number): boolean {
  try {
    // One that has ended and is not yet reaped is gone for all that matters.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has just ended by itself.
  }
}

/** Kills the embedded PostgreSQL that a killed server left behind, with all its processes, as the end of the machine would. */
export async function killStore(dataDir: string): Promise<void> {
  const noted = readFileSync(path.join(dataDir, 'store/cluster/postmaster.pid'), 'utf8');
  const pid = Number(noted.split('\n')[0]);
  const all = [pid, ...childrenOf(pid)];
  for (const each of all) if (isThere(each)) kill(each);
  while (all.some(isThere)) await pause(5);
}
