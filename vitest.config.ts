import { defineConfig } from 'vitest/config';

const runsLongTests = process.env['LONG_TESTS'] !== undefined || process.env['OUTSIDE_DATABASE_URL'] !== undefined;

// Each of the long tests' files would import the whole server and then skip its tests.
const longTests = runsLongTests ? [] : ['server/test/full/!(word-search).test.ts'];

/** What is sealed, and what is killed: no state of another file may play a part. */
const alone = ['server/src/submissions/**/*.test.ts', 'server/test/**/*.test.ts'];

const forEachFile = {
  setupFiles: ['server/test/quiet-console.ts'],
  // Several times what the longest test takes on an idle machine.
  testTimeout: 120_000,
  // As in the browser (e2e/playwright.config.ts), one stall must not fail a change; flaky-reporter.mjs names the test.
  // The long tests look for rare faults: they are not retried.
  retry: process.env['CI'] !== undefined && process.env['LONG_TESTS'] === undefined ? 1 : 0,
  // A condition is awaited as long as a busy machine needs; vitest's own second is too short.
  expect: { poll: { timeout: 30_000 } },
  // Dropping a database waits for a checkpoint, which may have to wait for large files of other tests.
  hookTimeout: 180_000,
};

export default defineConfig({
  test: {
    globalSetup: ['server/test/store-server.ts'],
    // On two cores it would leave one to itself, which then has nothing to do.
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...forEachFile,
          name: 'alone',
          include: alone,
          exclude: ['**/node_modules/**', '**/dist/**', ...longTests],
        },
      },
      {
        test: {
          ...forEachFile,
          name: 'together',
          include: ['{contract,client,content,server,site,console,checks,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**', ...alone],
          // A process for each file would import the same thousand modules each time: a third of the whole time.
          isolate: false,
        },
      },
    ],
  },
});
