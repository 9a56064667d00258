import { defineConfig } from '@playwright/test';
import { exhaustive, fullRun } from './test-data/sample.ts';
import { serverToStart, systemUrl } from './fixtures/system.ts';

const webServer = serverToStart();

/**
 * `test` is the quick run: the cases of `npm test`. `full` has every page at phone and desktop width, and every case in
 * the other languages. `exhaustive` is the rest of the grid of pages, languages and widths.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  workers: 2,
  // Two browsers and their server share two cores with the rest of the run, so one stall must not fail a change. What
  // passes only on the second try is listed as flaky.
  retries: process.env['CI'] === undefined ? 0 : 1,
  fullyParallel: true,
  // A busy machine takes several times as long as an idle one.
  timeout: 120_000,
  // On a busy machine a form waits four seconds for its proof of work, and a report without one three more.
  expect: { timeout: 20_000 },
  reporter: [['dot'], ['json', { outputFile: '../test-results/e2e.json' }]],
  ...(webServer && { webServer }),
  use: {
    baseURL: systemUrl,
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 20_000,
    video: 'off',
    trace: 'off',
    screenshot: 'off',
    launchOptions: {
      // Without the browser's own windows, which cost a third more time.
      executablePath: '/usr/bin/chromium-headless-shell',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        // Without a spare process for a next page, of which each test would start one and use none.
        '--renderer-process-limit=1',
        '--no-first-run',
        // Otherwise glyphs are as wide as full pixels, as in no browser of a visitor.
        '--font-render-hinting=none',
      ],
    },
  },
  projects: [
    {
      name: 'test',
      grepInvert: new RegExp(`${fullRun}|${exhaustive}`),
      // Movements take a tenth of the time. The full run has them; in the quick run the files that ask for them.
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
    { name: 'full', grep: new RegExp(fullRun) },
    { name: 'exhaustive', grep: new RegExp(exhaustive) },
  ],
});
