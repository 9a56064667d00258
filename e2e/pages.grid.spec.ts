/** Every page in every language at every width. */
import type { Page } from '@playwright/test';
import { type Locale, localeNames } from 'contract/locales.ts';
import { paths } from 'contract/paths.ts';
import { exampleOf, pageNames } from './every-page.ts';
import { accessibility } from './page-checks/accessibility.ts';
import { cutText } from './page-checks/cut-text.ts';
import { keyboard } from './page-checks/keyboard.ts';
import { layoutShift } from './page-checks/layout-shift.ts';
import { resize, settled } from './page-checks/settled.ts';
import { sidewaysOverflow } from './page-checks/sideways-overflow.ts';
import { smallTargets } from './page-checks/small-targets.ts';
import { prove, sampledLocale } from './sample.ts';
import { expect, test } from './visitor.ts';

/** Loaded as on a phone and as on a desk, and then made as wide as the next screen. */
const screens = [
  [360, 768],
  [1280, 1920],
] as const;

for (const [index, name] of pageNames.entries())
  for (const locale of localeNames)
    for (const [first, wider] of screens)
      test(`${name}, ${locale}, ${first} and ${wider} px`, { tag: prove }, async ({ visitor, itemIds }) => {
        const { page, opens } = visitor;
        await resize(page, first);
        await opens(locale, exampleOf(name, itemIds));
        await settled(page);
        expect.soft(await layoutShift(page), 'layout shift').toEqual([]);
        await fits(page, first);
        await resize(page, wider);
        await fits(page, wider);
        if (!isWalked(index, locale, first)) return;
        // Last: the walk leaves the page scrolled, and what is fixed then covers a part of it.
        await resize(page, first);
        expect.soft(await keyboard(page), 'keyboard').toEqual([]);
      });

async function fits(page: Page, width: number): Promise<void> {
  expect.soft(await sidewaysOverflow(page), `${width} px: overflow`).toEqual([]);
  expect.soft(await cutText(page), `${width} px: cut text`).toEqual([]);
  expect.soft(await smallTargets(page), `${width} px: small targets`).toEqual([]);
  expect.soft(await accessibility(page), `${width} px: axe`).toEqual([]);
}

/** The keyboard goes through each page as on a phone in one language, and as on a desk in another. */
function isWalked(index: number, locale: Locale, width: number): boolean {
  return (width === 360 && locale === sampledLocale(index)) || (width === 1280 && locale === sampledLocale(index + 1));
}

for (const locale of localeNames)
  for (const width of [360, 1280] as const) {
    test(`home, ${locale}, ${width} px: calm`, { tag: prove }, async ({ visitor }) => {
      const { page, opens } = visitor;
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await resize(page, width);
      await opens(locale, paths.home());
      await settled(page);
      expect.soft(await sidewaysOverflow(page), 'overflow').toEqual([]);
      expect.soft(await cutText(page), 'cut text').toEqual([]);
      expect.soft(await accessibility(page), 'axe').toEqual([]);
    });

    // Half a minute each: as on a phone in two languages, as on a desk in the third.
    if ((width === 360) === (locale === 'en')) continue;
    test(`home, ${locale}, ${width} px: each slide`, { tag: prove }, async ({ visitor }) => {
      const { page, opens } = visitor;
      await resize(page, width);
      await opens(locale, paths.home());
      const slides = page.locator('main section[data-theme]');
      await expect(slides).not.toHaveCount(0);
      for (const slide of await slides.all()) {
        await slide.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
        await settled(page);
        const name = (await slide.getAttribute('id')) ?? '';
        expect.soft(await accessibility(page), `slide ${name}: axe`).toEqual([]);
      }
    });
  }
