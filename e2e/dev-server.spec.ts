/** `npm run dev`: pages from the sources, everything else from the gateway behind it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { paths, localePath } from 'contract/urls/paths.ts';
import { fullRun } from './test-data/sample.ts';
import { freePort } from './fixtures/system.ts';

const root = path.resolve(import.meta.dirname, '..');

test('the development server serves working pages, restarts its gateway, and stops on SIGTERM', {
  tag: fullRun,
}, async ({ page }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'e2e-dev-'));
  const port = await freePort();
  const server = spawn(process.execPath, ['scripts/dev.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: path.join(folder, 'data') },
    stdio: 'ignore',
  });
  const ended = once(server, 'exit');
  const url = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () =>
        fetch(`${url}/gw-api/docs`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 50_000 },
    )
    .toBe(200);
  await page.goto(url + localePath('en', paths.contact()));
  await page.getByRole('button', { name: 'All pages' }).click();
  await expect(page.locator('#mega-menu')).toBeVisible();
  await page.evaluate(() => document.body.setAttribute('data-before-restart', ''));
  const now = new Date();
  // A touched file of the server is a changed one: the gateway is replaced, and the page loaded again.
  utimesSync(path.join(root, 'server/src/start.ts'), now, now);
  await expect(page.locator('body')).not.toHaveAttribute('data-before-restart');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await fetch(`${url}/gw-api/docs`)).status).toBe(200);
  server.kill('SIGTERM');
  await ended;
  await expect(fetch(url)).rejects.toThrow();
  rmSync(folder, { recursive: true, force: true });
});
