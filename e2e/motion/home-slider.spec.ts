/** The home page moves slide by slide where there is room and motion is allowed, and scrolls normally elsewhere. */
import type { Page } from '@playwright/test';
import { paths, localePath } from 'contract/urls/paths.ts';
import { fullRun } from '../test-data/sample.ts';
import { expect, test, withoutScripts } from '../fixtures/visitor.ts';

// They see movements, which the quick run reduces.
test.use({ contextOptions: {} });

const html = 'html';

async function scrollSnapType(page: Page): Promise<string> {
  return page.locator(html).evaluate((root) => getComputedStyle(root).scrollSnapType);
}

async function topSlide(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const slides = [...document.querySelectorAll('main section[data-theme]')];
    return slides.find((slide) => Math.abs(slide.getBoundingClientRect().top) < 2)?.id;
  });
}

test('one wheel gesture moves one slide', async ({ visitor: { page, openPage } }) => {
  await page.clock.install();
  await openPage('en', paths.home());
  expect(await scrollSnapType(page)).toBe('y mandatory');
  await page.mouse.move(400, 400);
  for (const slide of ['map', 'business']) {
    await page.mouse.wheel(0, 120);
    await expect.poll(() => topSlide(page)).toBe(slide);
    // Wheel events soon after a slide change count as its momentum.
    await page.clock.fastForward(900);
  }
  await page.mouse.wheel(0, -120);
  await expect.poll(() => topSlide(page)).toBe('map');
});

test('in a low window no turn of the wheel is short, and no slide needs more than two', { tag: fullRun }, async ({
  visitor,
}) => {
  const { page, openPage } = visitor;
  await page.clock.install();
  await page.setViewportSize({ width: 1366, height: 640 });
  await openPage('ru', paths.home());
  await page.mouse.move(400, 400);
  const count = await page.locator('main section[data-theme]').count();
  const positions = [0];
  while ((await topSlide(page)) !== 'partners') {
    expect(positions.length).toBeLessThan(2 * count);
    const arrived = page.evaluate(
      () => new Promise<number>((resolve) => addEventListener('scrollend', () => resolve(scrollY), { once: true })),
    );
    await page.mouse.wheel(0, 120);
    positions.push(await arrived);
    await page.clock.fastForward(900);
  }
  const turns = positions.slice(1).map((position, index) => position - (positions[index] ?? 0));
  expect(Math.min(...turns)).toBeGreaterThan(100);
  // The marks of the row load before it moves them into view.
  await expect(page.locator('#partners img[loading="lazy"]')).toHaveCount(0);
});

test('a mouse drags the products, and the drag opens no product', async ({ visitor: { page, openPage } }) => {
  await openPage('en', paths.home());
  const products = page.locator('#products').getByRole('region');
  await products.evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }));
  // The code for dragging loads once a mouse is over the row.
  await expect(async () => {
    await products.hover({ position: { x: 700, y: 200 } });
    await page.mouse.down();
    await page.mouse.move(300, 400, { steps: 5 });
    await page.mouse.up();
    expect(await products.evaluate((row) => row.scrollLeft)).toBeGreaterThan(200);
  }).toPass();
  expect(new URL(page.url()).pathname).toBe(localePath('en', paths.home()));
});

test.describe('the home page scrolls normally', () => {
  const expectNormalScrolling = async (page: Page) => {
    await expect.poll(() => scrollSnapType(page)).toBe('none');
    await expect(page.getByRole('navigation', { name: 'Slides of this page' })).toBeHidden();
    await page.mouse.move(400, 400);
    await page.mouse.wheel(0, 120);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(120);
  };

  test('under 992 pixels', async ({ visitor: { page, openPage } }) => {
    await page.setViewportSize({ width: 991, height: 800 });
    await openPage('en', paths.home());
    await expectNormalScrolling(page);
  });

  test('with the reduced-motion switch on', async ({ visitor: { page, openPage } }) => {
    await openPage('en', paths.home());
    await page.getByRole('switch', { name: 'Reduce motion' }).click();
    await expectNormalScrolling(page);
  });

  test('when the system asks for reduced motion', async ({ visitor: { page, openPage } }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage('en', paths.home());
    await expectNormalScrolling(page);
  });

  test('without scripts', async ({ browser }) => {
    const staticPage = await withoutScripts(browser);
    await staticPage.goto(localePath('en', paths.home()));
    expect(await scrollSnapType(staticPage)).toBe('none');
    await staticPage.context().close();
  });

  test('when a style enlarges the text to 200 %', async ({ visitor: { page, openPage } }) => {
    await openPage('en', paths.home());
    await page.locator(html).evaluate((root) => root.style.setProperty('font-size', '200%'));
    await expectNormalScrolling(page);
    await page.locator(html).evaluate((root) => root.style.removeProperty('font-size'));
    await expect.poll(() => scrollSnapType(page)).toBe('y mandatory');
  });

  test('when the browser’s setting enlarges the text to 200 %', async ({ visitor: { page, openPage } }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await openPage('en', paths.home());
    await expectNormalScrolling(page);
  });
});

test('the theme follows the slides; other pages are light', { tag: fullRun }, async ({ visitor }) => {
  const { page, openPage, openHashPage } = visitor;
  await openHashPage('/');
  const slides = await page.locator('main section[data-theme]').all();
  expect(slides.length).toBeGreaterThanOrEqual(5);
  for (const [index, slide] of slides.entries()) {
    const theme = index % 2 === 0 ? 'dark' : 'light';
    await expect(slide).toHaveAttribute('data-theme', theme);
    await slide.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await expect(page.locator(html), `slide ${index}`).toHaveAttribute('data-theme', theme);
  }
  await openPage('en', paths.home());
  await expect(page.locator(html)).toHaveAttribute('data-theme', 'dark');
  await page.locator('header nav').first().getByRole('link', { name: 'News', exact: true }).click();
  await expect(page.locator(html)).toHaveAttribute('data-theme', 'light');
  await page.goBack();
  await expect(page.locator(html)).toHaveAttribute('data-theme', 'dark');
});

test('counters run for five seconds once slide 1 is visible, and end at their values', { tag: fullRun }, async ({
  visitor,
}) => {
  const { page, openPage } = visitor;
  await page.clock.install();
  await openPage('ru', paths.home());
  const counters = page.locator('[data-final]');
  await expect(counters).toHaveCount(4);
  const values = await counters.evaluateAll((all) => all.map((one) => one.getAttribute('data-final')));
  await page.clock.pauseAt(Date.now() + 60_000);
  expect(await counters.allTextContents(), 'before').toEqual(values);
  await page.locator('#map').evaluate((slide) => slide.scrollIntoView({ behavior: 'instant' }));
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return counters.allTextContents();
    }, 'they begin')
    .not.toEqual(values);
  await page.clock.runFor(3900);
  expect(await counters.allTextContents(), 'after four seconds').not.toEqual(values);
  await page.clock.runFor(1200);
  expect(await counters.allTextContents(), 'after five').toEqual(values);
});
