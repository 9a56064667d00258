/**
 * `npm run soak [-- --minutes 30] [-- --rate 40]` runs mixed load on the real server at half its
 * peak rate or at the given rate. It fails on any error, and if after five minutes the memory of a
 * minute differs by more than 5 % from the median of them all.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Load, startLoad, type Tally } from './mixed-load.ts';
import { residentMegabytes, startSite } from './server-process.ts';
import { median } from './statistics.ts';
import { saveContent, storeMegabytes } from './store-processes.ts';

const { values } = parseArgs({ options: { minutes: { type: 'string' }, rate: { type: 'string' } } });
const minutes = wholeNumber('minutes') ?? 30;
const givenRate = wholeNumber('rate');
const samplesOfMinute = 20;
/** Caches fill and the heap settles in the first minutes: their memory is not compared. */
const settlingMinutes = 5;
/** How far the memory of a minute may differ from the median, as a fraction. */
const tolerance = 0.05;

/** The first request for each page and picture costs many times a cached one. */
const warmUpSeconds = 60;
const firstRate = 20;
const step = { factor: 1.3, seconds: 6, timeoutMilliseconds: 2000, minFraction: 0.95 };

function wholeNumber(name: keyof typeof values): number | undefined {
  const value = values[name];
  if (value === undefined) return undefined;
  if (!/^[1-9]\d*$/.test(value)) throw new Error(`--${name} must be a whole number, 1 or more`);
  return Number(value);
}

function errorsOf({ errors }: Tally): string {
  return [...errors].map(([error, count]) => `${count} × ${error}`).join(', ') || 'no errors';
}

function milliseconds({ durations }: Tally, percentile: number): number {
  return durations.percentile(percentile) / 1000;
}

/** Whether the server sustains the rate without errors and in time, also while content is saved. */
async function sustains(load: Load, rate: number, dataDir: string): Promise<boolean> {
  load.setRate(rate);
  await pause(1000);
  load.takeTally();
  await saveContent(dataDir);
  await pause(step.seconds * 1000);
  const tally = load.takeTally();
  const p99 = milliseconds(tally, 99);
  const achieved = tally.requests / step.seconds;
  const figures = `achieved ${achieved.toFixed(0)} /s, ${errorsOf(tally)}, p99 ${p99.toFixed(0)} ms`;
  console.log(`ramp: target ${rate.toFixed(0)} /s, ${figures}`);
  return tally.errors.size === 0 && p99 < step.timeoutMilliseconds && achieved >= rate * step.minFraction;
}

/**
 * The highest sustained rate. A failed step is repeated once, because another process may have used
 * the machine.
 */
async function findPeak(load: Load, dataDir: string): Promise<number> {
  let rate = firstRate;
  while ((await sustains(load, rate, dataDir)) || (await sustains(load, rate, dataDir))) rate *= step.factor;
  if (rate === firstRate) throw new Error(`The server does not sustain ${firstRate} requests a second`);
  return rate / step.factor;
}

type Memory = { server: number; store: number };

function lineOf(minute: number, tally: Tally, { server, store }: Memory): string {
  const times = `p50 ${milliseconds(tally, 50).toFixed(1)} ms, p99 ${milliseconds(tally, 99).toFixed(0)} ms`;
  const memory = `server ${server.toFixed(0)} MB, PostgreSQL ${store.toFixed(0)} MB`;
  return `minute ${minute}: ${tally.requests} requests, ${errorsOf(tally)}, ${times}, ${memory}`;
}

/** The median of a minute's samples. */
async function watchMinute(pid: number, dataDir: string): Promise<Memory> {
  const samples: Memory[] = [];
  while (samples.length < samplesOfMinute) {
    await pause(60_000 / samplesOfMinute);
    samples.push({ server: residentMegabytes(pid), store: storeMegabytes(dataDir) });
  }
  return { server: median(samples.map(({ server }) => server)), store: median(samples.map(({ store }) => store)) };
}

/** Whether the memory of the minutes after settling stayed near their median. */
function isFlat(name: string, megabytes: readonly number[]): boolean {
  const counted = megabytes.slice(settlingMinutes);
  if (counted.length === 0) {
    console.log(`${name}: not checked: the run must be longer than ${settlingMinutes} minutes`);
    return true;
  }
  const [least, most, middle] = [Math.min(...counted), Math.max(...counted), median(counted)];
  const flat = least >= middle * (1 - tolerance) && most <= middle * (1 + tolerance);
  const range = `${least.toFixed(0)} to ${most.toFixed(0)} MB, median ${middle.toFixed(0)}`;
  console.log(`${name} after ${settlingMinutes} minutes: ${range}: ${flat ? 'flat' : 'NOT FLAT'}`);
  return flat;
}

/** Approaches a given rate in the steps of the ramp, so that the caches fill before it. */
async function approach(load: Load, rate: number): Promise<void> {
  for (let slower = firstRate; slower < rate; slower *= step.factor) {
    load.setRate(slower);
    await pause(step.seconds * 1000);
  }
}

await using site = await startSite();
const { url, dataDir, pid } = site;
const load = await startLoad(url, firstRate);
await pause(warmUpSeconds * 1000);
let rate = givenRate;
if (rate === undefined) {
  const peak = await findPeak(load, dataDir);
  console.log(`peak: ${peak.toFixed(0)} requests a second`);
  rate = peak / 2;
} else await approach(load, rate);
console.log(`soak: ${rate.toFixed(0)} requests a second for ${minutes} minutes`);
load.setRate(rate);
// Requests that are left from the end of the ramp finish.
await pause(10_000);
load.takeTally();

const memory: Memory[] = [];
let [requests, errors] = [0, 0];
const usage = process.cpuUsage();
for (let minute = 1; minute <= minutes; minute += 1) {
  await saveContent(dataDir);
  memory.push(await watchMinute(pid, dataDir));
  const tally = load.takeTally();
  requests += tally.requests;
  for (const often of tally.errors.values()) errors += often;
  console.log(lineOf(minute, tally, memory.at(-1) ?? { server: Number.NaN, store: Number.NaN }));
}
const { user, system } = process.cpuUsage(usage);
await load.stop();

console.log(
  `${requests} requests, ${errors} errors; the load took ${((user + system) / minutes / 6e5).toFixed(0)} % of a core`,
);
const flat = [
  isFlat(
    'server',
    memory.map(({ server }) => server),
  ),
  isFlat(
    'PostgreSQL',
    memory.map(({ store }) => store),
  ),
];
if (errors > 0 || flat.includes(false)) process.exitCode = 1;
