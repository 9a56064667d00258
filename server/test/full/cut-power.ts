import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

function childrenOf(pid: number): number[] {
  const listed = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return listed.split(' ').filter(Boolean).map(Number);
}

function isRunning(pid: number): boolean {
  try {
    // A zombie counts as ended.
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

/** All processes of a data folder's embedded PostgreSQL. */
export function processesOfStore(dataDir: string): number[] {
  const pidFile = readFileSync(path.join(dataDir, 'store/cluster/postmaster.pid'), 'utf8');
  const pid = Number(pidFile.split('\n')[0]);
  return [pid, ...childrenOf(pid)];
}

/** Pauses processes. */
export function freeze(pids: readonly number[]): void {
  for (const pid of pids) if (isRunning(pid)) process.kill(pid, 'SIGSTOP');
}

export async function killAll(pids: readonly number[]): Promise<void> {
  for (const pid of pids) if (isRunning(pid)) kill(pid);
  while (pids.some(isRunning)) await pause(5);
}

/** Kills all processes of the embedded PostgreSQL that a killed server left behind, like a machine crash. */
export function killStore(dataDir: string): Promise<void> {
  return killAll(processesOfStore(dataDir));
}
