import { defineConfig } from '@playwright/test';
import { prove } from './sample.ts';
import { serverToStart, systemUrl } from './system.ts';

const webServer = serverToStart();

/** `test` is every day's sample; `prove` is the full grid of pages, languages and widths, and every case in the other languages. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  workers: 2,
  retries: 0,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 7_000 },
  reporter: [['dot'], ['json', { outputFile: '../test-results/e2e.json' }]],
  ...(webServer && { webServer }),
  use: {
    baseURL: systemUrl,
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 10_000,
    video: 'off',
    trace: 'off',
    screenshot: 'off',
    launchOptions: {
      executablePath: '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'test', grepInvert: new RegExp(prove) },
    { name: 'prove', grep: new RegExp(prove) },
  ],
});
