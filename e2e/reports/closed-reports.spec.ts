/** A production server whose recovery key is still on the machine: it must not accept reports. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { type Locale, localeNames } from 'contract/locales.ts';
import { paths } from 'contract/urls/paths.ts';
import { ReportDialog } from '../page-objects/report-dialog.ts';
import { fullRun } from '../test-data/sample.ts';
import { freePort, inheritedEnvironment } from '../fixtures/system.ts';
import { test as base, expect } from '../fixtures/visitor.ts';

const texts: Record<Locale, string> = {
  cn: '网上举报暂未开放',
  en: 'This site does not accept reports yet',
  ru: 'Обращения через сайт пока не\u00A0принимаются',
};

const root = path.resolve(import.meta.dirname, '../..');

/** In production the server refuses to run as root. */
const unprivilegedId = 65_534;
const isRoot = process.getuid?.() === 0;

async function siteUrlOf(server: ChildProcess): Promise<string> {
  if (server.stdout === null) throw new Error('The server has no output');
  for await (const line of createInterface({ input: server.stdout })) {
    const url = /^Site:\s+(\S+)$/.exec(line)?.[1];
    if (url !== undefined) return url;
  }
  throw new Error('The server did not start');
}

const test = base.extend<object, { production: { url: string; keyFile: string } }>({
  production: [
    async ({ browserName: _browserName }, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'e2e-production-'));
      if (isRoot) chownSync(folder, unprivilegedId, unprivilegedId);
      const dataDir = path.join(folder, 'data');
      const port = String(await freePort());
      const settings = { PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}`, DEMONSTRATION_CONTENT: 'load' };
      const env = { ...inheritedEnvironment, DATA_DIR: dataDir, NODE_ENV: 'production', ...settings };
      const server = spawn(process.execPath, ['server/dist/start.js'], {
        cwd: root,
        env,
        ...(isRoot && { uid: unprivilegedId, gid: unprivilegedId }),
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      const ended = once(server, 'exit');
      await use({ url: await siteUrlOf(server), keyFile: `${dataDir}-recovery.agekey` });
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ production }, use) => use(production.url),
});

test('the report dialog shows only the other ways to report until the recovery key is removed', {
  tag: fullRun,
}, async ({ visitor, production }) => {
  const { page, openPage, expectPageError } = visitor;
  expectPageError(new RegExp(`^foreign host: ${production.url}/`));
  const report = new ReportDialog(page);
  for (const locale of localeNames) {
    await openPage(locale, paths.supervisionAndReporting());
    await report.openButton().click();
    await expect(report.dialog).toContainText(texts[locale]);
    await expect(report.dialog.locator('a[href^="mailto:"]')).toBeVisible();
    await expect(report.dialog.locator('form')).toHaveCount(0);
  }
  rmSync(production.keyFile);
  await openPage('en', paths.supervisionAndReporting());
  await report.open();
  await expect(report.send).toBeVisible();
});
