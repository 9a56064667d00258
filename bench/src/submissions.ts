/** `npm run bench:submissions`: how long a form takes to be acknowledged, beside one derivation of a receipt's key, and what a flood of wrong receipts costs. */
import { argon2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { ownFolder } from './own-folder.ts';
import { residentMegabytes, serverParameters, start } from './started.ts';
import { acknowledgedIn, enterWrongReceipt, type FormKind } from './submitting.ts';

const count = Number(process.env.BENCH_SUBMISSIONS ?? 50);
const seconds = Number(process.env.BENCH_SECONDS ?? 20);
const floodAtOnce = 64;

const derive = promisify(argon2);

/** The yardstick: one derivation with the server's parameters, in a process that does nothing else. */
async function derivationIn(): Promise<number> {
  const cost = { parallelism: 1, tagLength: 32, memory: 64 * 1024, passes: 2 };
  const begun = performance.now();
  await derive('argon2id', { ...cost, message: '0123456789012345', nonce: randomBytes(32) });
  return performance.now() - begun;
}

async function times(measure: () => Promise<number>): Promise<{ median: number; late: number }> {
  for (let warm = 0; warm < 5; warm += 1) await measure();
  const taken: number[] = [];
  for (let index = 0; index < count; index += 1) taken.push(await measure());
  const sorted = taken.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { median: at(0.5), late: at(0.95) };
}

function print(name: string, { median, late }: { median: number; late: number }, yardstick: number): void {
  const figures = `median ${median.toFixed(0).padStart(4)} ms, 95 of 100 within ${late.toFixed(0).padStart(4)} ms`;
  console.log(`${name.padEnd(44)} ${figures}, ${(median / yardstick).toFixed(2)} of a derivation`);
}

/** Enters wrong receipts, from another address each time, as fast as they are answered; answers how many of each status. */
async function flood(url: string, until: AbortSignal): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  const enter = async () => {
    while (!until.aborted) {
      const status = await enterWrongReceipt(url);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: floodAtOnce }, enter));
  return statuses;
}

using place = ownFolder();
const site = await start(serverParameters, {
  PORT: '0',
  DATA_DIR: place.dataDir,
  TRUSTED_PROXIES: '127.0.0.1',
});
const { pid = 0 } = site.process;
try {
  const derivation = await times(derivationIn);
  print('yardstick: one derivation (Argon2id)', derivation, derivation.median);
  for (const kind of ['message', 'resume', 'report'] as const satisfies FormKind[])
    print(kind, await times(() => acknowledgedIn(site.url, kind)), derivation.median);

  const before = residentMegabytes(pid);
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, residentMegabytes(pid))), 50);
  const over = AbortSignal.timeout(seconds * 1000);
  const flooding = flood(site.url, over);
  print(
    'message beside a flood of wrong receipts',
    await times(() => acknowledgedIn(site.url, 'message')),
    derivation.median,
  );
  const statuses = [...(await flooding)].map(([status, often]) => `${often} × ${status}`);
  clearInterval(watch);
  console.log(`${floodAtOnce} who enter wrong receipts for ${seconds} s: ${statuses.join(', ')}`);
  console.log(
    `memory: ${before.toFixed(0)} MB before, ${most.toFixed(0)} MB at the most (+${(most - before).toFixed(0)})`,
  );
} finally {
  site.process.kill('SIGTERM');
  await new Promise((resolve) => site.process.once('exit', resolve));
}
