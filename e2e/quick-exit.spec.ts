/** The quick exit of a report. */
import { paths, localePath } from 'contract/paths.ts';
import { readBrowserStorage } from './browser-storage.ts';
import { exitTargets, mockExitTargets, pressShiftThrice } from './page-objects/quick-exit.ts';
import { ReportDialog } from './page-objects/report-dialog.ts';
import { expect, test } from './visitor.ts';

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
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the quick exit has a row of its own at the edge of the page, and mentions no key', async ({
    visitor: { page, openPage },
  }) => {
    for (const path of [paths.submission(), paths.report()]) {
      await openPage('cn', path);
      const exit = page.locator('main [data-quick-exit]');
      await expect(exit.locator('span')).toBeHidden();
      const link = await exit.locator('a').boundingBox();
      const breadcrumb = await page.locator('main nav').first().boundingBox();
      expect((link?.x ?? 0) + (link?.width ?? 0)).toBeCloseTo(390 - 16, 0);
      expect(link?.y).toBeGreaterThanOrEqual((breadcrumb?.y ?? 0) + (breadcrumb?.height ?? 0));
    }
  });
});
