/** The quick exit of a report. */
import type { Locator } from '@playwright/test';
import { paths, localePath } from 'contract/urls/paths.ts';
import { readBrowserStorage } from '../page-checks/browser-storage.ts';
import { exitTargets, mockExitTargets, pressShiftThrice } from '../page-objects/quick-exit.ts';
import { ReportDialog } from '../page-objects/report-dialog.ts';
import { sampled } from '../test-data/sample.ts';
import { expect, test } from '../fixtures/visitor.ts';

test('the quick exit replaces the page with another site and leaves only earlier pages in the history', async ({
  visitor,
}) => {
  const { page, openPage } = visitor;
  await mockExitTargets(visitor);
  await openPage('ru', paths.home());
  // A navigation with a view transition: the router stores it when the page unloads.
  await page.evaluate(
    (href) => document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click(),
    localePath('ru', paths.supervisionAndReporting()),
  );
  await page.locator('nav a[href$="?procedure"]').click();
  await expect(page).toHaveURL(/\?procedure$/);
  const report = new ReportDialog(page);
  await report.open();
  const entries = await page.evaluate(() => history.length);
  await pressShiftThrice(page);
  await expect(page).toHaveURL(exitTargets.ru);
  expect(await page.evaluate(() => [history.length, document.referrer])).toEqual([entries, '']);

  await page.goBack();
  await expect(page).toHaveURL(localePath('ru', paths.home()));
  await expect(page.locator('h1').first()).toBeVisible();
  expect(await readBrowserStorage(page)).not.toContain('upervision');
});

test('the quick exit’s link also works while a form has text; the Shift key then does nothing', async ({ visitor }) => {
  const { page, openPage } = visitor;
  await mockExitTargets(visitor);
  await openPage('cn', paths.supervisionAndReporting());
  const report = new ReportDialog(page);
  await report.open();
  await report.field('deptName').fill('煅烧车间');
  await pressShiftThrice(page);
  await expect(report.field('deptName')).toHaveValue('煅烧车间');
  await report.quickExit.click();
  await expect(page).toHaveURL(exitTargets.cn);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  for (const locale of ['cn', 'en', 'ru'] as const)
    test(
      `${locale}: the quick exit is at the edge of the page, clear of the breadcrumb, and mentions no key`,
      sampled('ru', locale),
      async ({ visitor: { page, openPage } }) => {
        for (const path of [paths.submission(), paths.report()]) {
          await openPage(locale, path);
          const exit = page.locator('main [data-quick-exit]');
          await expect(exit.locator('span')).toBeHidden();
          const link = await boxOf(exit.locator('a'));
          const last = await boxOf(page.locator('main nav [aria-current]'));
          expect(link.x + link.width).toBeCloseTo(360 - 16, 0);
          // The Russian breadcrumb is too long for both.
          if (locale === 'ru') expect(link.y).toBeGreaterThanOrEqual(last.y + last.height);
          else expect(link.x).toBeGreaterThanOrEqual(last.x + last.width);
        }
      },
    );
});

async function boxOf(one: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await one.boundingBox();
  if (box === null) throw new Error('It is not visible.');
  return box;
}
