// Runs checks one after another and closes with the plain total of all their cases.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root, run } from './prepare.mjs';

const totals = { passed: 0, failed: 0, skipped: 0 };

function count({ passed = 0, failed = 0, skipped = 0 }) {
  totals.passed += passed;
  totals.failed += failed;
  totals.skipped += skipped;
}

/** A command that either holds or does not: one case. */
export function check(name, program, parameters, environment) {
  console.log(`\n— ${name}`);
  const code = run(program, parameters, environment);
  count(code === 0 ? { passed: 1 } : { failed: 1 });
}

function report(file) {
  const full = path.join(root, file);
  return existsSync(full) ? JSON.parse(readFileSync(full, 'utf8')) : undefined;
}

/** A suite that writes a report of its cases; one that ends without any is a failure. */
function suite(name, program, parameters, environment, file, read) {
  console.log(`\n— ${name}`);
  rmSync(path.join(root, file), { force: true });
  const code = run(program, parameters, environment);
  const written = report(file);
  const cases = written ? read(written) : { passed: 0, failed: 0 };
  const failed = cases.failed > 0 || code === 0 ? cases.failed : 1;
  count({ ...cases, failed: cases.passed === 0 ? Math.max(1, failed) : failed });
}

export function vitest(name, parameters, environment = {}) {
  const file = 'test-results/vitest.json';
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  suite(name, 'vitest', ['run', ...reporters, ...parameters], environment, file, (written) => ({
    passed: written.numPassedTests,
    failed: written.numFailedTests,
    skipped: written.numPendingTests,
  }));
}

export function playwright(name, parameters, environment = {}) {
  const file = 'test-results/e2e.json';
  suite(
    name,
    'playwright',
    ['test', '--config=e2e/playwright.config.ts', ...parameters],
    environment,
    file,
    ({ stats }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
    }),
  );
}

/** Prints the total as the closing line and ends. */
export function closeWithTotal() {
  const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
  console.log(`\n${totals.passed} passed, ${totals.failed} failed${skipped}`);
  process.exit(totals.failed > 0 ? 1 : 0);
}
