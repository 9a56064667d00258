/** Every dialog: opened by the keyboard, it keeps the focus and gives it back; Escape closes it, and a click beside it, but for a form. */
import type { Locator, Page } from '@playwright/test';
import { localeNames } from 'contract/locales.ts';
import { paths } from 'contract/paths.ts';
import { accessibility } from './page-checks/accessibility.ts';
import { sampled } from './sample.ts';
import { ReportDialog } from './report-dialog.ts';
import { expect, test } from './visitor.ts';

type Opened = { path: string; opener: (page: Page) => Locator; staysOnClickBeside?: true };

const aside = (index: number) => (page: Page) => page.locator('aside button[aria-haspopup="dialog"]').nth(index);
const inMain = (page: Page) => page.locator('main [aria-haspopup="dialog"]:visible').first();

const dialogs: Record<string, Opened> = {
  telephone: { path: paths.news(), opener: aside(0) },
  'message board': { path: paths.news(), opener: aside(1), staysOnClickBeside: true },
  search: { path: paths.news(), opener: (page) => page.locator('header a[href$="/search"]:visible') },
  report: { path: paths.supervisionAndReporting(), opener: inMain, staysOnClickBeside: true },
  resume: { path: paths.talentRecruitment(1, 'BY-HR-2601'), opener: inMain, staysOnClickBeside: true },
  'picture of the album': { path: paths.photoAlbum(), opener: inMain },
  'picture of a gallery': {
    path: paths.petroleumCoke(),
    opener: (page) => page.locator('main figure [aria-haspopup="dialog"]').first(),
  },
};

/** Where the focus is: in the dialog, in the browser's own bar (which leaves it on nothing), or elsewhere. */
function focusIsKept(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    return focused === document.body || focused?.closest('dialog[open]') !== null;
  });
}

for (const [index, [name, { path, opener, staysOnClickBeside }]] of Object.entries(dialogs).entries())
  for (const locale of localeNames)
    test(`${name}, ${locale}`, sampled(index, locale), async ({ visitor: { page, opens } }) => {
      await opens(locale, path);
      const button = opener(page);
      const dialog = page.locator('dialog[open]');

      await button.focus();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      await expect(dialog.locator(':focus')).toHaveCount(1);
      for (let presses = 0; presses < 12; presses += 1) {
        await page.keyboard.press(presses < 8 ? 'Tab' : 'Shift+Tab');
        expect(await focusIsKept(page), `after ${presses + 1} steps`).toBe(true);
      }
      expect(await accessibility(page), 'axe').toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(button).toBeFocused();

      await button.click();
      await expect(dialog).toBeVisible();
      await page.mouse.click(4, 400);
      await expect(dialog).toHaveCount(staysOnClickBeside ? 1 : 0);
      if (!staysOnClickBeside) await expect(button).toBeFocused();
    });

test('on a phone the form scrolls, and never its head with the way out', async ({ visitor: { page, opens } }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await opens('ru', paths.supervisionAndReporting());
  const report = new ReportDialog(page);
  await report.open();
  await report.field('consent').focus();
  const moved = await report.dialog.evaluate((dialog) => {
    // As a browser may that brings something into view.
    dialog.scrollTop = 200;
    return dialog.scrollTop;
  });
  expect(moved).toBe(0);
  await expect(report.exit).toBeInViewport({ ratio: 1 });
  await expect(report.send).toBeInViewport({ ratio: 1 });
});
