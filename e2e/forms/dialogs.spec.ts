/**
 * Every dialog opens by keyboard, traps the focus, restores it, and closes with Escape. An outside click closes it,
 * unless it has a form.
 */
import type { Locator, Page } from '@playwright/test';
import { type Locale, localeNames } from 'contract/locales.ts';
import { paths } from 'contract/urls/paths.ts';
import { accessibility } from '../page-checks/accessibility.ts';
import { sampled } from '../test-data/sample.ts';
import { ReportDialog } from '../page-objects/report-dialog.ts';
import { postPath, resumeButton } from '../page-objects/resume-dialog.ts';
import { sideBarButton } from '../page-objects/side-bar.ts';
import { expect, test } from '../fixtures/visitor.ts';

type DialogCase = {
  quickRunLocale: Locale;
  path: string;
  openButton: (page: Page) => Locator;
  ignoresOutsideClick?: true;
};

const inMain = (page: Page) => page.locator('main [aria-haspopup="dialog"]:visible').first();

const dialogs: Record<string, DialogCase> = {
  telephone: { quickRunLocale: 'cn', path: paths.news(), openButton: (page) => sideBarButton(page, 'telephone') },
  'message board': {
    quickRunLocale: 'en',
    path: paths.news(),
    openButton: (page) => sideBarButton(page, 'message'),
    ignoresOutsideClick: true,
  },
  search: {
    quickRunLocale: 'ru',
    path: paths.news(),
    openButton: (page) => page.locator('header a[href$="/search"]:visible'),
  },
  report: {
    quickRunLocale: 'cn',
    path: paths.supervisionAndReporting(),
    openButton: inMain,
    ignoresOutsideClick: true,
  },
  resume: {
    quickRunLocale: 'en',
    path: postPath,
    openButton: resumeButton,
    ignoresOutsideClick: true,
  },
  'album picture': { quickRunLocale: 'ru', path: paths.photoAlbum(), openButton: inMain },
  'gallery picture': {
    quickRunLocale: 'cn',
    path: paths.petroleumCoke(),
    openButton: (page) => page.locator('main figure [aria-haspopup="dialog"]').first(),
  },
};

/** Where the focus is: in the dialog, in the browser's own toolbar (no active element), or elsewhere. */
function focusStaysInside(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    return focused === document.body || focused?.closest('dialog[open]') !== null;
  });
}

for (const [name, { quickRunLocale, path, openButton, ignoresOutsideClick }] of Object.entries(dialogs))
  for (const locale of localeNames)
    test(
      `${name} dialog, ${locale}: traps the focus, restores it, and closes`,
      sampled(quickRunLocale, locale),
      async ({ visitor: { page, openPage } }) => {
        await openPage(locale, path);
        const button = openButton(page);
        const dialog = page.locator('dialog[open]');

        await button.focus();
        await page.keyboard.press('Enter');
        await expect(dialog).toBeVisible();
        await expect(dialog.locator(':focus')).toHaveCount(1);
        for (let presses = 0; presses < 12; presses += 1) {
          await page.keyboard.press(presses < 8 ? 'Tab' : 'Shift+Tab');
          expect(await focusStaysInside(page), `after ${presses + 1} steps`).toBe(true);
        }
        expect(await accessibility(page), 'axe').toEqual([]);
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
        await expect(button).toBeFocused();

        await button.click();
        await expect(dialog).toBeVisible();
        await page.mouse.click(4, 400);
        await expect(dialog).toHaveCount(ignoresOutsideClick ? 1 : 0);
        if (!ignoresOutsideClick) await expect(button).toBeFocused();
      },
    );

test('on a phone the report form scrolls under the dialog’s fixed header', async ({ visitor: { page, openPage } }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage('ru', paths.supervisionAndReporting());
  const report = new ReportDialog(page);
  await report.open();
  await report.field('consent').focus();
  const moved = await report.dialog.evaluate((dialog) => {
    // Browsers may scroll like this to bring an element into view.
    dialog.scrollTop = 200;
    return dialog.scrollTop;
  });
  expect(moved).toBe(0);
  await expect(report.quickExit).toBeInViewport({ ratio: 1 });
  await expect(report.send).toBeInViewport({ ratio: 1 });
});
