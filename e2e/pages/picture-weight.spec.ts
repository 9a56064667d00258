/**
 * The weight of each page's pictures, and that no picture loads long before it is visible. `npm run pictures:weight`
 * prints the figures.
 */
import { paths, localePath } from 'contract/urls/paths.ts';
import { exampleOf, pageNames } from '../test-data/every-page.ts';
import { exceededLimits, viewOf } from '../page-checks/picture-limits.ts';
import { weighPictures } from '../page-checks/picture-weight.ts';
import { fullRun } from '../test-data/sample.ts';
import { expect, test, withoutScripts } from '../fixtures/visitor.ts';

for (const name of pageNames)
  test(`${name}: the pictures stay within their limits and load in time`, {
    tag: name === 'home' ? [] : [fullRun],
  }, async ({ page, itemIds }) => {
    await page.setViewportSize(viewOf(name));
    const weight = await weighPictures(page, localePath('en', exampleOf(name, itemIds)));
    expect(exceededLimits(name, weight)).toEqual([]);
    // Its first banner is a picture: the measurement finds any.
    if (name === 'home') expect(weight.firstView).toBeGreaterThan(0);
  });

test('at most one picture is preloaded', { tag: fullRun }, async ({ page, itemIds }) => {
  for (const name of pageNames) {
    await page.goto(localePath('en', exampleOf(name, itemIds)));
    expect(await page.locator('img[fetchpriority="high"]').count(), name).toBeLessThan(2);
  }
});

test('only the first picture has its placeholder in the document', async ({ visitor: { page, openPage } }) => {
  const response = await page.request.get(localePath('en', paths.home()));
  expect((await response.text()).match(/<img[^>]* src="data:image\/webp;/g)).toHaveLength(1);
  await openPage('en', paths.home());
  const frame = page.locator('#business picture').first().locator('xpath=..');
  await expect(frame).toHaveCSS('background-image', /^url\("data:image\/webp;base64,[^"]+"\)$/);
});

test('without JavaScript a picture loads as AVIF in the displayed width', async ({ browser }) => {
  const staticPage = await withoutScripts(browser);
  const fetched: string[] = [];
  staticPage.on('response', (response) => fetched.push(new URL(response.url()).pathname));
  await staticPage.goto(localePath('en', paths.news()), { waitUntil: 'load' });
  expect(fetched.filter((file) => /^\/pictures\/[0-9a-f]{20}\/960\.avif$/.test(file))).not.toHaveLength(0);
  expect(fetched.filter((file) => /\.(?:jpg|webp)$/.test(file))).toEqual([]);
  await staticPage.context().close();
});
