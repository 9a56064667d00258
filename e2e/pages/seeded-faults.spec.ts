/** Runs each page check on a page with a seeded fault, which the check must find. */
import type { Page } from '@playwright/test';
import { paths, localePath } from 'contract/urls/paths.ts';
import { accessibility } from '../page-checks/accessibility.ts';
import { contrastOverPictures } from '../page-checks/contrast-over-pictures.ts';
import { cutText } from '../page-checks/cut-text.ts';
import { documentHead } from '../page-checks/document-head.ts';
import { keyboard } from '../page-checks/keyboard.ts';
import { layoutShift } from '../page-checks/layout-shift.ts';
import { scriptOnlyWords } from '../page-checks/script-only-words.ts';
import { sidewaysOverflow } from '../page-checks/sideways-overflow.ts';
import { smallTargets } from '../page-checks/small-targets.ts';
import { fullRun } from '../test-data/sample.ts';
import { expect, test, withoutScripts } from '../fixtures/visitor.ts';

type Style = Partial<Record<'width' | 'height' | 'overflow' | 'display' | 'padding' | 'whiteSpace', string>>;

async function seed(page: Page, html: string, style: Style = {}): Promise<void> {
  await page.evaluate(
    ([markup, wanted]) => {
      const main = document.querySelector('main');
      main?.insertAdjacentHTML('afterbegin', markup);
      const seeded = main?.firstElementChild;
      // The page's content security policy refuses style attributes.
      if (seeded instanceof HTMLElement) Object.assign(seeded.style, wanted);
    },
    [html, style] as const,
  );
}

test.beforeEach(async ({ visitor }) => visitor.openPage('en', paths.supervisionAndReporting()));

test('the overflow check finds a wide element', { tag: fullRun }, async ({ visitor: { page } }) => {
  expect(await sidewaysOverflow(page)).toEqual([]);
  await seed(page, '<div>wide one</div>', { width: '3000px' });
  expect(await sidewaysOverflow(page)).toEqual([expect.stringContaining('“wide one”')]);
});

test('the text check finds text that is too wide or cut off vertically', { tag: fullRun }, async ({
  visitor: { page },
}) => {
  expect(await cutText(page)).toEqual([]);
  await seed(page, '<p>Достопримечательность</p>', { width: '60px' });
  await seed(page, '<p>one two three four five six</p>', { width: '60px', height: '30px', overflow: 'hidden' });
  await seed(page, '<p>scrolls by design</p>', { width: '40px', overflow: 'auto', whiteSpace: 'nowrap' });
  expect(await cutText(page)).toEqual([
    expect.stringMatching(/“one two.*cut off vertically/),
    expect.stringMatching(/“Дост.*px too wide/),
  ]);
});

test('axe finds a picture without alternative text', { tag: fullRun }, async ({ visitor: { page } }) => {
  expect(await accessibility(page)).toEqual([]);
  await seed(page, '<img src="/favicon.svg" width="40" height="40">');
  expect(await accessibility(page)).toEqual([expect.stringContaining('image-alt')]);
});

test('the target check finds a small target', { tag: fullRun }, async ({ visitor: { page } }) => {
  expect(await smallTargets(page)).toEqual([]);
  await seed(page, '<button type="button">x</button>', { width: '12px', height: '12px', display: 'block' });
  expect(await smallTargets(page)).toEqual([expect.stringContaining('12 × 12 px')]);
});

test('the head check finds a second main heading, no title and the wrong language', { tag: fullRun }, async ({
  visitor: { page },
}) => {
  expect(await documentHead(page, 'en')).toEqual([]);
  expect(await documentHead(page, 'ru')).toEqual(['lang is “en”']);
  await seed(page, '<h1>again</h1>');
  await page.evaluate(() => document.querySelector('title')?.remove());
  expect(await documentHead(page, 'en')).toEqual(['there is no title', expect.stringContaining('2 main headings')]);
});

test('the keyboard check finds a covered button, one without a focus ring, and a focus trap', { tag: fullRun }, async ({
  visitor: { page },
}) => {
  expect(await keyboard(page)).toEqual([]);
  await seed(page, '<button type="button">ringless</button>');
  await page.evaluate(() => {
    const button = document.querySelector('main button');
    if (button instanceof HTMLElement) button.style.setProperty('outline', 'none', 'important');
  });
  await seed(page, '<div><button type="button">covered</button><div class="cover"></div></div>', { width: '200px' });
  await page.evaluate(() => {
    const cover = document.querySelector('.cover');
    if (cover instanceof HTMLElement)
      Object.assign(cover.style, { position: 'relative', height: '80px', marginTop: '-60px', background: 'red' });
  });
  const faults = await keyboard(page);
  expect(faults).toEqual([
    expect.stringContaining('“covered” has the focus but cannot be seen'),
    expect.stringContaining('“ringless” shows no focus'),
  ]);
  await page.evaluate(() => {
    // A trap on the covered button would wait for it to be seen at every press.
    document.querySelector('main div:has(> .cover)')?.remove();
    document
      .querySelector('main')
      ?.addEventListener('keydown', (event) => event.key === 'Tab' && event.preventDefault());
  });
  expect(await keyboard(page)).toContainEqual(expect.stringContaining('is never reached'));
});

test('the text check finds a word that only scripts add', { tag: fullRun }, async ({
  visitor: { page, openPage },
  browser,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage('en', paths.supervisionAndReporting());
  const staticPage = await withoutScripts(browser);
  await staticPage.goto(localePath('en', paths.supervisionAndReporting()));
  expect(await scriptOnlyWords(page, staticPage)).toEqual([]);
  await seed(page, '<details><summary>more</summary>zyzzyva</details>');
  expect(await scriptOnlyWords(page, staticPage)).toEqual(['zyzzyva']);
  await staticPage.context().close();
});

test('the layout check finds a layout shift', { tag: fullRun }, async ({ visitor: { page } }) => {
  expect(await layoutShift(page)).toEqual([]);
  // Shifts within half a second after an input do not count.
  await expect(async () => {
    await seed(page, '<div>pushes</div>', { height: '400px' });
    expect(await layoutShift(page)).toEqual([expect.stringContaining('jumps by')]);
  }).toPass({ timeout: 10_000 });
});

test('the contrast check finds text over a bright picture', { tag: fullRun }, async ({ visitor: { page } }) => {
  await seed(
    page,
    `<section><span><picture><img src="${pictureIn('#777')}" alt="" width="600" height="200"></picture></span>
    <p>too little contrast</p></section>`,
  );
  await page.evaluate(() => {
    const paragraph = document.querySelector('main section p');
    // White text over the middle of the picture.
    if (paragraph instanceof HTMLElement)
      Object.assign(paragraph.style, { position: 'relative', marginTop: '-120px', height: '40px', color: '#fff' });
  });
  expect(await contrastOverPictures(page)).toContainEqual(
    expect.stringMatching(/^“too little contrast” has 4\.4\d : 1$/),
  );
});

/** A data URL of a picture in one colour. */
function pictureIn(color: string): string {
  const drawing = `<svg xmlns='http://www.w3.org/2000/svg' width='600' height='200'><path fill='${color}' d='M0 0h600v200H0z'/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}
