/** The quick exit of a report. */
import { paths, plainAddress } from 'contract/paths.ts';
import { answerNeutralPages, browserStorage, neutralPages, pressShiftThrice, ReportDialog } from './report-dialog.ts';
import { expect, test } from './visitor.ts';

test('replaces the page with another site and leaves only earlier pages in the history', async ({ visitor }) => {
  const { page, openPage } = visitor;
  await answerNeutralPages(visitor);
  await openPage('ru', paths.home());
  // A navigation with a view transition: the router stores it when the page unloads.
  await page.evaluate(
    (href) => document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click(),
    plainAddress('ru', paths.supervisionAndReporting()),
  );
  await page.locator('nav a[href$="?procedure"]').click();
  await expect(page).toHaveURL(/\?procedure$/);
  const report = new ReportDialog(page);
  await report.open();
  const entries = await page.evaluate(() => history.length);
  await pressShiftThrice(page);
  await expect(page).toHaveURL(neutralPages.ru);
  expect(await page.evaluate(() => [history.length, document.referrer])).toEqual([entries, '']);

  await page.goBack();
  await expect(page).toHaveURL(plainAddress('ru', paths.home()));
  await expect(page.locator('h1').first()).toBeVisible();
  expect(await browserStorage(page)).not.toContain('upervision');
});

test('its link works at any time, also with a filled form', async ({ visitor }) => {
  const { page, openPage } = visitor;
  await answerNeutralPages(visitor);
  await openPage('cn', paths.supervisionAndReporting());
  const report = new ReportDialog(page);
  await report.open();
  await report.field('deptName').fill('煅烧车间');
  await pressShiftThrice(page);
  await expect(report.field('deptName')).toHaveValue('煅烧车间');
  await report.exit.click();
  await expect(page).toHaveURL(neutralPages.cn);
});
