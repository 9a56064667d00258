import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contract,content,server,site,checks}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: ['server/test/store-server.ts'],
    setupFiles: ['server/test/quiet-console.ts'],
    // On two cores it would leave one to itself, which then has nothing to do.
    maxWorkers: 2,
    testTimeout: 60_000,
    // Dropping a database waits for a checkpoint, which may stand behind large files of other tests.
    hookTimeout: 180_000,
  },
});
