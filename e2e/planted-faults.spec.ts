/** Each check of a page is shown a page with a fault in it, and has to see it. */
import type { Page } from '@playwright/test';
import { paths, plainAddress } from 'contract/paths.ts';
import { accessibility } from './page-checks/accessibility.ts';
import { contrastOverPictures } from './page-checks/contrast-over-pictures.ts';
import { cutText } from './page-checks/cut-text.ts';
import { documentHead } from './page-checks/document-head.ts';
import { keyboard } from './page-checks/keyboard.ts';
import { layoutShift } from './page-checks/layout-shift.ts';
import { scriptOnlyWords } from './page-checks/script-only-words.ts';
import { sidewaysOverflow } from './page-checks/sideways-overflow.ts';
import { smallTargets } from './page-checks/small-targets.ts';
import { prove } from './sample.ts';
import { expect, test, type Visitor, withoutScripts } from './visitor.ts';

type Style = Partial<Record<'width' | 'height' | 'overflow' | 'display' | 'padding' | 'whiteSpace', string>>;

async function plant(page: Page, html: string, style: Style = {}): Promise<void> {
  await page.evaluate(
    ([markup, wanted]) => {
      const main = document.querySelector('main');
      main?.insertAdjacentHTML('afterbegin', markup);
      const planted = main?.firstElementChild;
      // Not as an attribute: the policy of the page refuses those.
      if (planted instanceof HTMLElement) Object.assign(planted.style, wanted);
    },
    [html, style] as const,
  );
}

test.beforeEach(async ({ visitor }) => visitor.opens('en', paths.supervisionAndReporting()));

test('a wide element', { tag: prove }, async ({ visitor: { page } }) => {
  expect(await sidewaysOverflow(page)).toEqual([]);
  await plant(page, '<div>wide one</div>', { width: '3000px' });
  expect(await sidewaysOverflow(page)).toEqual([expect.stringContaining('“wide one”')]);
});

test('a text that is too wide, and one that is cut in its height', { tag: prove }, async ({ visitor: { page } }) => {
  expect(await cutText(page)).toEqual([]);
  await plant(page, '<p>Достопримечательность</p>', { width: '60px' });
  await plant(page, '<p>one two three four five six</p>', { width: '60px', height: '30px', overflow: 'hidden' });
  await plant(page, '<p>scrolls by design</p>', { width: '40px', overflow: 'auto', whiteSpace: 'nowrap' });
  expect(await cutText(page)).toEqual([
    expect.stringMatching(/“one two.*cut in its height/),
    expect.stringMatching(/“Дост.*px too wide/),
  ]);
});

test('a picture without words, a grey text on grey', { tag: prove }, async ({ visitor: { page } }) => {
  expect(await accessibility(page)).toEqual([]);
  await plant(page, '<img src="/favicon.svg" width="40" height="40">');
  expect(await accessibility(page)).toEqual([expect.stringContaining('image-alt')]);
});

test('a small target, and a large one that looks small', { tag: prove }, async ({ visitor: { page } }) => {
  expect(await smallTargets(page)).toEqual([]);
  await plant(page, '<button type="button">x</button>', { width: '12px', height: '12px', display: 'block' });
  expect(await smallTargets(page)).toEqual([expect.stringContaining('12 × 12 px')]);
});

test('a second main heading, no title, the wrong language', { tag: prove }, async ({ visitor: { page } }) => {
  expect(await documentHead(page, 'en')).toEqual([]);
  expect(await documentHead(page, 'ru')).toEqual(['lang is “en”']);
  await plant(page, '<h1>again</h1>');
  await page.evaluate(() => document.querySelector('title')?.remove());
  expect(await documentHead(page, 'en')).toEqual(['there is no title', expect.stringContaining('2 main headings')]);
});

test('a button under something else, one without a ring, and a trap', { tag: prove }, async ({ visitor: { page } }) => {
  expect(await keyboard(page)).toEqual([]);
  await plant(page, '<button type="button">ringless</button>');
  await page.evaluate(() => {
    const button = document.querySelector('main button');
    if (button instanceof HTMLElement) button.style.setProperty('outline', 'none', 'important');
  });
  await plant(page, '<div><button type="button">covered</button><div class="cover"></div></div>', { width: '200px' });
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
  await page.evaluate(() =>
    document
      .querySelector('main')
      ?.addEventListener('keydown', (event) => event.key === 'Tab' && event.preventDefault()),
  );
  expect(await keyboard(page)).toContainEqual(expect.stringContaining('is never reached'));
});

test('a word that only scripts bring', { tag: prove }, async ({ visitor: { page, opens }, browser }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await opens('en', paths.supervisionAndReporting());
  const bare = await withoutScripts(browser);
  await bare.goto(plainAddress('en', paths.supervisionAndReporting()));
  expect(await scriptOnlyWords(page, bare)).toEqual([]);
  await plant(page, '<details><summary>more</summary>zyzzyva</details>');
  expect(await scriptOnlyWords(page, bare)).toEqual(['zyzzyva']);
  await bare.context().close();
});

test('a page that jumps', { tag: prove }, async ({ visitor: { page } }) => {
  expect(await layoutShift(page)).toEqual([]);
  // What follows an input within half a second does not count.
  await page.waitForTimeout(600);
  await plant(page, '<div>pushes</div>', { height: '400px' });
  await expect.poll(() => layoutShift(page)).toEqual([expect.stringContaining('jumps by')]);
});

test.describe('what every test listens for', { tag: prove }, () => {
  const faults: [string, RegExp, (visitor: Visitor) => Promise<unknown>][] = [
    ['an error in the console', /console error: planted/, ({ page }) => page.evaluate(() => console.error('planted'))],
    ['a warning', /console warning: planted/, ({ page }) => page.evaluate(() => console.warn('planted'))],
    [
      'an exception',
      /page error: .*planted/,
      ({ page }) =>
        page.evaluate(
          () =>
            void setTimeout(() => {
              throw new Error('planted');
            }),
        ),
    ],
    [
      'a request to a foreign host',
      /foreign host: https:\/\/foreign\.example/,
      async ({ page }) => {
        await page.route('https://foreign.example/**', (route) => route.fulfill({ body: '' }));
        await page.goto('https://foreign.example/');
      },
    ],
    [
      'a request that fails',
      /failed request: .*planted/,
      async ({ page }) => {
        await page.route('**/planted', (route) => route.abort('connectionreset'));
        await page.evaluate(() => fetch('/planted').catch(() => undefined));
      },
    ],
    ['a cookie', /cookie: planted/, ({ page }) => page.evaluate(() => void (document.cookie = 'planted=1'))],
  ];
  for (const [name, pattern, commit] of faults)
    test(name, async ({ visitor }) => {
      await commit(visitor);
      await expect.poll(async () => (await visitor.complaints()).filter((one) => pattern.test(one))).not.toEqual([]);
      visitor.expectComplaint(/planted|foreign/);
    });
});

test('words over a bright picture', { tag: prove }, async ({ visitor: { page } }) => {
  await plant(
    page,
    `<section><span><picture><img src="${plainPicture('#777')}" alt="" width="600" height="200"></picture></span>
    <p>too little contrast</p></section>`,
  );
  await page.evaluate(() => {
    const words = document.querySelector('main section p');
    // Over the picture's middle, in white.
    if (words instanceof HTMLElement)
      Object.assign(words.style, { position: 'relative', marginTop: '-120px', height: '40px', color: '#fff' });
  });
  expect(await contrastOverPictures(page)).toContainEqual(
    expect.stringMatching(/^“too little contrast” has 4\.4\d : 1$/),
  );
});

/** A picture of one colour as an address. */
function plainPicture(color: string): string {
  const drawing = `<svg xmlns='http://www.w3.org/2000/svg' width='600' height='200'><path fill='${color}' d='M0 0h600v200H0z'/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}
