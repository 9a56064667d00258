/** The browser's Back: it closes what is open, and restores the scroll position of a list. */
import { paths } from 'contract/urls/paths.ts';
import { sideBarButton } from '../page-objects/side-bar.ts';
import { fullRun } from '../test-data/sample.ts';
import { expect, test } from '../fixtures/visitor.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const mode of ['path', 'hash'] as const)
    test(`${mode}: Back closes a dialog and the drawer, and then leaves the page`, {
      tag: mode === 'hash' ? [fullRun] : [],
    }, async ({ visitor }) => {
      const { page, openPage, openHashPage } = visitor;
      const open = (path: string) => (mode === 'path' ? openPage('cn', path) : openHashPage(path));
      await open(paths.contact());
      const contact = page.url();
      const dialog = page.getByRole('dialog');
      await sideBarButton(page, 'telephone').click();
      await expect(dialog).toBeVisible();
      await page.goBack();
      await expect(dialog).toBeHidden();
      expect(page.url()).toBe(contact);

      // Closed by its own button, a dialog leaves no step behind.
      await sideBarButton(page, 'telephone').click();
      await dialog.getByRole('button', { name: '关闭' }).click();
      await expect(dialog).toBeHidden();
      await expect.poll(() => page.evaluate(() => Object(history.state).isDialog ?? false)).toBe(false);

      await page.getByRole('button', { name: '菜单', exact: true }).click();
      await expect(page.locator('#drawer')).toBeVisible();
      await expect.poll(() => page.evaluate(() => Object(history.state).isDialog ?? false)).toBe(true);
      await page.goBack();
      await expect(page.locator('#drawer')).toBeHidden();
      expect(page.url()).toBe(contact);

      // A link in the drawer leads to a page from which one Back returns.
      await page.getByRole('button', { name: '菜单', exact: true }).click();
      await expect.poll(() => page.evaluate(() => Object(history.state).isDialog ?? false)).toBe(true);
      await page.locator(`#drawer a[href$="${paths.search()}"]`).click();
      await expect(page).toHaveURL(/search/);
      await page.goBack();
      await expect(page).toHaveURL(contact);
      await expect(page.locator('h1').first()).toBeVisible();
    });
});

test('Back to a list restores its scroll position, and a new page starts at the top', async ({
  visitor: { page, openPage },
}) => {
  await openPage('en', paths.news());
  const last = page.locator('main a[href*="/news/detail/"]:not([target])').last();
  await last.scrollIntoViewIfNeeded();
  const position = await page.evaluate(() => scrollY);
  expect(position).toBeGreaterThan(700);
  await last.click();
  await expect(page).toHaveURL(/news\/detail/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/en/news');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(position - 400);
  await page.goForward();
  await expect(page).toHaveURL(/news\/detail/);
});

test('a report has no step of its own in the history, which the quick exit could not remove', async ({ visitor }) => {
  const { page, openPage } = visitor;
  await openPage('cn', paths.supervisionAndReporting());
  const steps = await page.evaluate(() => history.length);
  await page.locator('main [aria-haspopup="dialog"]:visible').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(steps);
});
