import { readdirSync, readFileSync } from 'node:fs';

/** The CPU time of a process's threads in milliseconds, which load on the machine hardly changes. */
export function cpuMilliseconds(pid: string | number): number {
  let nanoseconds = 0;
  for (const thread of readdirSync(`/proc/${pid}/task`))
    nanoseconds += Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]);
  return nanoseconds / 1e6;
}
