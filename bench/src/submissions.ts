/**
 * `npm run bench:submissions` measures how many messages a second are saved, beside plain inserts
 * into the same PostgreSQL. It also measures the response time of each form beside one key
 * derivation, and under a flood of wrong receipts.
 */
import { argon2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { insertRate, messageRate, type Rate } from './message-rate.ts';
import { residentMegabytes, serverParameters, start } from './started.ts';
import { acknowledgedIn, enterWrongReceipt, type FormKind } from './submitting.ts';
import { temporaryFolder } from './temporary-folder.ts';

const count = Number(process.env.BENCH_SUBMISSIONS ?? 50);
const seconds = Number(process.env.BENCH_SECONDS ?? 20);
const rateSeconds = 10;
const floodAtOnce = 64;

const derive = promisify(argon2);

/** The baseline: one derivation with the server's parameters in an idle process. */
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

function print(name: string, { median, late }: { median: number; late: number }, baseline: number): void {
  const figures = `median ${median.toFixed(0).padStart(4)} ms, 95 of 100 within ${late.toFixed(0).padStart(4)} ms`;
  console.log(`${name.padEnd(44)} ${figures}, ${(median / baseline).toFixed(2)} of a derivation`);
}

function printRate(name: string, { perSecond, median, late }: Rate): void {
  const figures = `${perSecond.toFixed(0).padStart(6)} /s, median ${median.toFixed(1)} ms, 99 of 100 within ${late.toFixed(1)} ms`;
  console.log(`${name.padEnd(44)} ${figures}`);
}

/** Enters wrong receipts from ever new addresses as fast as possible; returns the number of each status. */
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

using temporary = temporaryFolder();
const site = await start(serverParameters, {
  PORT: '0',
  DATA_DIR: temporary.dataDir,
  TRUSTED_PROXIES: '127.0.0.1',
});
const { pid = 0 } = site.process;
try {
  await messageRate(site.url, temporary.dataDir, 3);
  const messages = await messageRate(site.url, temporary.dataDir, rateSeconds);
  printRate('messages at 32 connections', messages);
  const inserts = await insertRate(temporary.dataDir, rateSeconds);
  printRate('baseline: plain inserts at 32 connections', inserts);
  console.log(`messages to plain inserts: ${(messages.perSecond / inserts.perSecond).toFixed(2)}`);

  const derivation = await times(derivationIn);
  print('baseline: one derivation (Argon2id)', derivation, derivation.median);
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
