/** The frame of every page: header, menus, drawer, telephone dialog, footer. */
import type { Locator, Page } from '@playwright/test';
import { paths } from 'contract/urls/paths.ts';
import { getSettings } from 'contract/settings.ts';
import { exampleOf, pageNames } from '../test-data/every-page.ts';
import { callGateway } from '../gateway/gateway.ts';
import { fullRun } from '../test-data/sample.ts';
import { sideBarButton } from '../page-objects/side-bar.ts';
import { expectUnchanged } from '../page-checks/values-over-time.ts';
import { expect, test, waitForHydration } from '../fixtures/visitor.ts';

test.describe('the mega-menu', () => {
  test.beforeEach(({ visitor }) => visitor.openPage('en', paths.contact()));

  /** The pointer begins in the upper left corner, over the header: the menu opens only after it has left. */
  async function hoverNews(page: Page): Promise<void> {
    await page.mouse.move(600, 780);
    await page.locator('header [data-group="news"] a').first().hover();
  }

  /** A menu opens after 140 ms under the pointer. */
  async function expectStaysHidden(menu: Locator): Promise<void> {
    await expect(menu).toBeHidden();
    await expectUnchanged(menu.page(), () => menu.isVisible(), 600);
  }

  test('opens by hovering, and closes when the pointer leaves', async ({ visitor: { page } }) => {
    const menu = page.locator('#mega-menu');
    await hoverNews(page);
    await expect(menu).toBeVisible();
    await expect(menu.locator('[data-group="news"]')).toHaveAttribute('data-highlighted', 'true');
    await menu.getByRole('link', { name: 'Media reports' }).hover();
    await expect(menu).toBeVisible();
    await page.mouse.move(600, 780);
    await expect(menu).toBeHidden();
  });

  test('closes when one of its links opens a page', async ({ visitor: { page } }) => {
    await hoverNews(page);
    await page.locator('#mega-menu').getByRole('link', { name: 'Media reports' }).click();
    await expect(page).toHaveURL('/en/news?tab=tab2');
    await page.mouse.move(600, 780);
    await expect(page.locator('#mega-menu')).toBeHidden();
  });

  test('stays closed over a page that was just opened, and below a dialog that was just closed', {
    tag: fullRun,
  }, async ({ visitor: { page } }) => {
    const menu = page.locator('#mega-menu');
    await hoverNews(page);
    await expect(menu).toBeVisible();
    await page.locator('header [data-group="news"] a').first().click();
    await expect(page).toHaveURL('/en/news');
    await expectStaysHidden(menu);
    // Within the header, so that the pointer has not left it.
    await page.locator('header [data-group="about"] a').first().hover();
    await expectStaysHidden(menu);
    await page.mouse.move(600, 780);
    await page.locator('header [data-group="about"] a').first().hover();
    await expect(menu).toBeVisible();

    await page.mouse.move(600, 780);
    await expect(menu).toBeHidden();
    await sideBarButton(page, 'telephone').click();
    const link = (await page.locator('header [data-group="about"] a').first().boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(link.x + 20, link.y + 10);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectStaysHidden(menu);
  });

  test('the arrow keys walk through the languages and do not scroll', async ({ visitor: { page } }) => {
    await page.getByRole('button', { name: 'Language: EN' }).click();
    const languages = page.locator('#languages a');
    // The code of the keys loads when the header is first used.
    await expect(async () => {
      await page.keyboard.press('ArrowUp');
      await expect(languages.last()).toBeFocused({ timeout: 500 });
    }).toPass();
    for (const [key, index] of [
      ['ArrowDown', 0],
      ['ArrowDown', 1],
      ['ArrowUp', 0],
      ['ArrowUp', 2],
    ] as const) {
      await page.keyboard.press(key);
      await expect(languages.nth(index)).toBeFocused();
    }
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('opens by keyboard; Escape closes it and restores the focus', async ({ visitor: { page } }) => {
    const menu = page.locator('#mega-menu');
    const toggle = page.getByRole('button', { name: 'All pages' });
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(menu.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
    await page.locator('header [data-group="about"] a').first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(menu.locator('[data-group="about"] :focus')).toHaveCount(1);
  });
});

test.describe('the drawer at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('is 80 % wide; Escape, an outside tap and a navigation close it', async ({ visitor }) => {
    const { page, openPage } = visitor;
    await openPage('ru', paths.news());
    const drawer = page.locator('#drawer');
    const menuButton = page.locator('header button[aria-haspopup="dialog"]');
    await menuButton.click();
    await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(288);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(menuButton).toBeFocused();
    await menuButton.click();
    await expect(drawer).toBeVisible();
    await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(72);
    await page.touchscreen.tap(20, 400);
    await expect(drawer).toBeHidden();
    await menuButton.click();
    await drawer.getByRole('link', { name: 'Контакты' }).click();
    await expect(page).toHaveURL('/ru/contact');
    await expect(drawer).toBeHidden();
  });

  test('opens, and its links work, although its code does not load', async ({ visitor }) => {
    const { page, openPage, expectPageError } = visitor;
    expectPageError(/ERR_FAILED|dynamically imported module/);
    // Not read from the page, which may be loading or have ended when a script is requested.
    const document = await (await page.request.get('/ru/news')).text();
    const [, scripts = ''] = /data-scripts="([^"]+)"/.exec(document) ?? [];
    await page.route('**/assets/*.js', (route) =>
      scripts.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
    );
    await openPage('ru', paths.news());
    await page.locator('header button[aria-haspopup="dialog"]').click();
    await page.unroute('**/assets/*.js');
    await page.locator('#drawer').getByRole('link', { name: 'Контакты' }).click();
    await expect(page).toHaveURL('/ru/contact');
  });

  test('opens its groups and changes the language', async ({ visitor: { page, openPage } }) => {
    await openPage('en', paths.contact());
    await page.locator('header button[aria-haspopup="dialog"]').click();
    const drawer = page.locator('#drawer');
    await drawer.getByText('Talent development').click();
    await expect(drawer.getByRole('link', { name: 'Staff album' })).toBeVisible();
    await drawer.getByRole('link', { name: '中文' }).click();
    await expect(page).toHaveURL('/cn/contact');
  });
});

for (const [mode, url] of [
  ['path', '/en/news'],
  ['hash', '/#/news'],
] as const)
  test(`${mode}: the telephone dialog lists the numbers, closes, and restores the focus`, async ({
    visitor: { page },
    request,
  }) => {
    const { data } = await callGateway(request, getSettings);
    await page.goto(url);
    const openButton = sideBarButton(page, 'telephone');
    const dialog = page.getByRole('dialog');
    await openButton.click();
    await expect(dialog).toBeVisible();
    const numbers = Object.values(data.contact.phones).map(
      (phone) => `tel:+86${phone.replaceAll(/[^\d+]/g, '').replace(/^\+86|^0/, '')}`,
    );
    const hrefs = dialog
      .locator('a[href^="tel:"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(await hrefs).toEqual(numbers);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(openButton).toBeFocused();
    await openButton.click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(20, 400);
    await expect(dialog).toBeHidden();
    await expect(openButton).toBeFocused();
    await openButton.click();
    await dialog.locator('a[href$="/contact"]').click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(dialog).toBeHidden();
  });

test('the links “Top” and “Skip to content” scroll to the top and focus the content', async ({
  visitor: { page, openPage },
}) => {
  await openPage('en', paths.news());
  await page.evaluate(() => scrollTo({ top: 800, behavior: 'instant' }));
  await page.getByRole('complementary').getByRole('link', { name: 'Top' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveURL('/en/news');
  await page.reload();
  await waitForHydration(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('every page has the filing numbers, and every page but the home page the footer', { tag: fullRun }, async ({
  request,
  itemIds,
  browser,
}) => {
  const { data } = await callGateway(request, getSettings);
  const page = await browser.newPage({ javaScriptEnabled: false });
  for (const name of pageNames) {
    await page.goto(`/cn${exampleOf(name, itemIds)}`);
    await expect.soft(page.getByRole('contentinfo'), name).toHaveCount(name === 'home' ? 0 : 1);
    for (const number of Object.values(data.filing)) await expect.soft(page.getByText(number), name).toBeVisible();
  }
  await page.close();
});
