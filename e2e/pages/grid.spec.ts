/** Every page in every language at every width. */
import type { Page } from '@playwright/test';
import { type Locale, localeNames } from 'contract/locales.ts';
import { type PageName, paths } from 'contract/urls/paths.ts';
import { exampleOf, pageNames } from '../test-data/every-page.ts';
import { accessibility } from '../page-checks/accessibility.ts';
import { cutText } from '../page-checks/cut-text.ts';
import { documentHead } from '../page-checks/document-head.ts';
import { keyboard } from '../page-checks/keyboard.ts';
import { layoutShift } from '../page-checks/layout-shift.ts';
import { resize, settled } from '../page-checks/settled.ts';
import { sidewaysOverflow } from '../page-checks/sideways-overflow.ts';
import { smallTargets } from '../page-checks/small-targets.ts';
import { exhaustive, fullRun, sampledLocales } from '../test-data/sample.ts';
import { settledValue } from '../page-checks/values-over-time.ts';
import { expect, test } from '../fixtures/visitor.ts';

/** Loaded at phone width and at desktop width, then resized to the next widths. */
const screens = [
  [360, 768],
  [1280, 1920],
] as const;

for (const name of pageNames)
  for (const locale of localeNames)
    for (const [first, wider] of screens) {
      const isSample = isSampled(name, locale, first);
      test(`${name}, ${locale}, ${first} and ${wider} px: the page fits and is accessible`, {
        tag: isSample ? fullRun : exhaustive,
      }, async ({ visitor, itemIds }) => {
        const { page, openPage } = visitor;
        await resize(page, first);
        await openPage(locale, exampleOf(name, itemIds));
        await settled(page);
        await stopBanners(page);
        expect.soft(await documentHead(page, locale), 'head').toEqual([]);
        expect.soft(await layoutShift(page), 'layout shift').toEqual([]);
        await fits(page, first);
        await resize(page, wider);
        await fits(page, wider);
        if (!isSample) return;
        // This check is last: it leaves the page scrolled, where fixed elements cover a part of it.
        await resize(page, first);
        expect.soft(await keyboard(page), 'keyboard').toEqual([]);
      });
    }

/** A banner that moved on during a check would be seen in the middle of its fade. */
async function stopBanners(page: Page): Promise<void> {
  const pauseButtons = page.locator('main [data-running] > button');
  // A banner whose script arrives late starts after the others were stopped.
  await expect(async () => {
    await pauseButtons.evaluateAll((buttons) => {
      for (const button of buttons) if (button instanceof HTMLElement) button.click();
    });
    expect(await pauseButtons.count()).toBe(0);
  }).toPass();
  // One may be moving already.
  await settledValue(
    () => page.locator('main ul').evaluateAll((lists) => lists.map(({ scrollLeft }) => scrollLeft).join(' ')),
    500,
  );
}

async function fits(page: Page, width: number): Promise<void> {
  expect.soft(await sidewaysOverflow(page), `${width} px: overflow`).toEqual([]);
  expect.soft(await cutText(page), `${width} px: cut text`).toEqual([]);
  expect.soft(await smallTargets(page), `${width} px: small targets`).toEqual([]);
  expect.soft(await accessibility(page), `${width} px: axe`).toEqual([]);
}

/** Each page at phone width in one language, and at desktop width in another. */
function isSampled(name: PageName, locale: Locale, width: number): boolean {
  const { phone, desktop } = sampledLocales[name];
  return (width === 360 && locale === phone) || (width === 1280 && locale === desktop);
}

for (const locale of localeNames)
  for (const width of [360, 1280] as const) {
    test(`home, ${locale}, ${width} px: the page fits and is accessible under reduced motion`, {
      tag: fullRun,
    }, async ({ visitor }) => {
      const { page, openPage } = visitor;
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await resize(page, width);
      await openPage(locale, paths.home());
      await settled(page);
      expect.soft(await sidewaysOverflow(page), 'overflow').toEqual([]);
      expect.soft(await cutText(page), 'cut text').toEqual([]);
      expect.soft(await accessibility(page), 'axe').toEqual([]);
    });

    // Half a minute each: at phone width in two languages, at desktop width in the third.
    if ((width === 360) === (locale === 'en')) continue;
    test(`home, ${locale}, ${width} px: each slide is accessible`, { tag: fullRun }, async ({ visitor }) => {
      const { page, openPage } = visitor;
      await resize(page, width);
      await openPage(locale, paths.home());
      const slides = page.locator('main section[data-theme]');
      await expect(slides).not.toHaveCount(0);
      for (const slide of await slides.all()) {
        await slide.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
        await settled(page);
        const name = (await slide.getAttribute('id')) ?? '';
        // Header and side bar take their colours from the slide beneath them.
        expect.soft(await accessibility(page, [`#${name}`, 'header', 'aside']), `slide ${name}: axe`).toEqual([]);
      }
    });
  }
