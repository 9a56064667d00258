import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contract,content,server,site,checks}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: ['server/test/store-server.ts'],
    setupFiles: ['server/test/quiet-console.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
