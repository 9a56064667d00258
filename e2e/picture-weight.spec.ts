/** What the pictures of a page weigh, and that none is fetched long before it is seen. `npm run pictures:weight` prints the figures. */
import { paths, plainAddress } from 'contract/paths.ts';
import { exampleOf, pageNames } from './every-page.ts';
import { excess, viewOf } from './picture-limits.ts';
import { weighPictures } from './picture-weight.ts';
import { prove } from './sample.ts';
import { expect, test, withoutScripts } from './visitor.ts';

for (const name of pageNames)
  test(`${name}: the pictures are light and come in time`, {
    tag: name === 'home' ? [] : [prove],
  }, async ({ page, itemIds }) => {
    await page.setViewportSize(viewOf(name));
    const weight = await weighPictures(page, plainAddress('en', exampleOf(name, itemIds)));
    expect(excess(name, weight)).toEqual([]);
  });

test('one picture at most is fetched before all others', { tag: prove }, async ({ page, itemIds }) => {
  for (const name of pageNames) {
    await page.goto(plainAddress('en', exampleOf(name, itemIds)));
    expect(await page.locator('img[fetchpriority="high"]').count(), name).toBeLessThan(2);
  }
});

test('without scripts a picture comes as AVIF in the width that is shown', async ({ browser }) => {
  const bare = await withoutScripts(browser);
  const fetched: string[] = [];
  bare.on('response', (response) => fetched.push(new URL(response.url()).pathname));
  await bare.goto(plainAddress('en', paths.news()), { waitUntil: 'load' });
  expect(fetched.filter((file) => /^\/pictures\/[0-9a-f]{20}\/960\.avif$/.test(file))).not.toHaveLength(0);
  expect(fetched.filter((file) => /\.(?:jpg|webp)$/.test(file))).toEqual([]);
  await bare.context().close();
});
