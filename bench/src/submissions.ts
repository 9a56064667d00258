/**
 * `npm run bench:submissions` measures how many messages a second are saved, beside plain inserts
 * into the same PostgreSQL. It also measures the response time of each form beside one key
 * derivation, and under a flood of wrong receipts.
 */
import { argon2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { acknowledgedIn, enterWrongReceipt, type FormKind } from './form-requests.ts';
import { insertRate, messageRate, type Rate } from './message-rate.ts';
import { printPeakMemory, startSite } from './server-process.ts';
import { median, quantile } from './statistics.ts';

const count = Number(process.env.BENCH_SUBMISSIONS ?? 50);
const seconds = Number(process.env.BENCH_SECONDS ?? 20);
const rateSeconds = 10;
const floodAtOnce = 64;

const derive = promisify(argon2);

/** The baseline: one derivation with the server's parameters in an idle process. */
async function derivationMilliseconds(): Promise<number> {
  const cost = { parallelism: 1, tagLength: 32, memory: 64 * 1024, passes: 2 };
  const startedAt = performance.now();
  await derive('argon2id', { ...cost, message: '0123456789012345', nonce: randomBytes(32) });
  return performance.now() - startedAt;
}

type Summary = { median: number; p95: number };

async function summarize(measure: () => Promise<number>): Promise<Summary> {
  for (let warm = 0; warm < 5; warm += 1) await measure();
  const durations: number[] = [];
  for (let index = 0; index < count; index += 1) durations.push(await measure());
  return { median: median(durations), p95: quantile(durations, 0.95) };
}

function print(name: string, { median: typical, p95 }: Summary, baseline: number): void {
  const figures = `median ${typical.toFixed(0).padStart(4)} ms, p95 ${p95.toFixed(0).padStart(4)} ms`;
  console.log(`${name.padEnd(44)} ${figures}, ${(typical / baseline).toFixed(2)} of a derivation`);
}

function printRate(name: string, { perSecond, median: typical, p99 }: Rate): void {
  const figures = `${perSecond.toFixed(0).padStart(6)} /s, median ${typical.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
  console.log(`${name.padEnd(44)} ${figures}`);
}

/** Sends wrong receipts as fast as possible, each from a new IP address; counts the responses by status. */
async function flood(url: string, until: AbortSignal): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  const sendWrongReceipts = async () => {
    while (!until.aborted) {
      const status = await enterWrongReceipt(url);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: floodAtOnce }, sendWrongReceipts));
  return statuses;
}

await using site = await startSite();
await messageRate(site, 3);
const messages = await messageRate(site, rateSeconds);
printRate('messages at 32 connections', messages);
const inserts = await insertRate(site.dataDir, rateSeconds);
printRate('baseline: plain inserts at 32 connections', inserts);
console.log(`messages to plain inserts: ${(messages.perSecond / inserts.perSecond).toFixed(2)}`);

const derivation = await summarize(derivationMilliseconds);
print('baseline: one derivation (Argon2id)', derivation, derivation.median);
for (const kind of ['message', 'resume', 'report'] as const satisfies FormKind[])
  print(kind, await summarize(() => acknowledgedIn(site.url, kind)), derivation.median);

await printPeakMemory(site.pid, async () => {
  const flooding = flood(site.url, AbortSignal.timeout(seconds * 1000));
  const beside = await summarize(() => acknowledgedIn(site.url, 'message'));
  print('message beside a flood of wrong receipts', beside, derivation.median);
  const statuses = [...(await flooding)].map(([status, number]) => `${number} × ${status}`);
  console.log(`${floodAtOnce} clients sent wrong receipts for ${seconds} s: ${statuses.join(', ')}`);
});
