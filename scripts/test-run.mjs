// One run of checks and test suites: its environment, each of them, and the total of their cases.
import { existsSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { root, runBeside } from './prepare.mjs';

const memoryFolder = '/dev/shm';
const neededBytes = 8 * 1024 ** 3;

/** Sets what all checks and suites inherit; called before the first of them. */
export function prepareEnvironment() {
  // Tests create many stores and files: in memory a slow disk does not delay them.
  if (process.env.TMPDIR === undefined && existsSync(memoryFolder)) {
    const { bavail, bsize } = statfsSync(memoryFolder);
    if (bavail * bsize > neededBytes) process.env.TMPDIR = memoryFolder;
  }
  // Tests start the server and its commands a hundred times. They need not compile the same files each time.
  process.env.NODE_COMPILE_CACHE ??= path.join(root, 'node_modules/.cache/node-compile');
}

const totals = { passed: 0, failed: 0, skipped: 0 };
/** The names of the checks and suites with failures: their own lines may be far above the total. */
const failures = [];

function count(name, { passed = 0, failed = 0, skipped = 0 }) {
  totals.passed += passed;
  totals.failed += failed;
  totals.skipped += skipped;
  if (failed > 0) failures.push(name);
}

function secondsSince(begun) {
  return `${((performance.now() - begun) / 1000).toFixed(0)} s`;
}

/** Each takes most of its time on one core, and up to a gigabyte. */
const checksAtOnce = Math.min(4, os.availableParallelism());

/** Commands that pass or fail count as one case each. They run beside each other. */
export async function checks(commands) {
  const waiting = [...commands];
  async function runNext() {
    const next = waiting.shift();
    if (next === undefined) return;
    const [name, program, parameters] = next;
    const begun = performance.now();
    const { code, output } = await runBeside(program, parameters);
    console.log(`\n— ${name}: ${secondsSince(begun)}\n${output.trimEnd()}`);
    count(name, code === 0 ? { passed: 1 } : { failed: 1 });
    await runNext();
  }
  await Promise.all(Array.from({ length: checksAtOnce }, runNext));
}

function report(file) {
  const full = path.join(root, file);
  return existsSync(full) ? JSON.parse(readFileSync(full, 'utf8')) : undefined;
}

/** A suite that writes a report; without a report it counts as failed. Suites may run beside each other. */
async function suite(name, program, parameters, environment, file, read) {
  rmSync(path.join(root, file), { force: true });
  console.log(`\n— ${name}`);
  const begun = performance.now();
  const { code } = await runBeside(program, parameters, environment, (text) => process.stdout.write(text));
  console.log(`\n${name}: ${secondsSince(begun)}`);
  const results = report(file);
  const cases = results ? read(results) : { passed: 0, failed: 0 };
  const failed = cases.failed > 0 || code === 0 ? cases.failed : 1;
  count(name, { ...cases, failed: cases.passed === 0 ? Math.max(1, failed) : failed });
}

export function vitest(name, parameters, environment = {}) {
  const file = 'test-results/vitest.json';
  const reporters = [
    '--reporter=dot',
    '--reporter=./scripts/flaky-reporter.mjs',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  return suite(name, 'vitest', ['run', ...reporters, ...parameters], environment, file, (results) => ({
    passed: results.numPassedTests,
    failed: results.numFailedTests,
    skipped: results.numPendingTests,
  }));
}

export function playwright(name, parameters, environment = {}) {
  const file = 'test-results/e2e.json';
  return suite(
    name,
    'playwright',
    ['test', '--config=e2e/playwright.config.ts', ...parameters],
    environment,
    file,
    ({ stats }) => ({
      // A flaky case failed once and then passed (playwright.config.ts); Playwright has printed its name.
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
    }),
  );
}

/** Prints the total as the last line and exits. */
export function closeWithTotal() {
  const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
  if (failures.length > 0) console.log(`\nWith failures: ${failures.join('; ')}`);
  console.log(`\n${totals.passed} passed, ${totals.failed} failed${skipped}`);
  process.exit(totals.failed > 0 ? 1 : 0);
}
