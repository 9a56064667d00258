/** The lists of the news page. */
import { paths } from 'contract/paths.ts';
import { expect, test } from './visitor.ts';

const own = 'All news in this category';
const all = 'Top stories in all categories';

test('the first tab starts with the top stories, and has years', async ({ visitor: { page, openPage } }) => {
  await openPage('en', paths.news());
  await expect(page.getByRole('heading', { level: 2, name: /all/i })).toHaveText([all, own]);
  await expect(page.getByRole('navigation', { name: 'News by year' })).toBeVisible();
  await expect(page.getByText('Updated')).toBeVisible();
  const dates = await page
    .locator('section:has(#top-news) time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
  expect(dates.length).toBeGreaterThan(1);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('a short tab shows its own items first, without years', async ({ visitor: { page, openPage } }) => {
  await openPage('en', paths.news('tab2'));
  await expect(page.getByRole('heading', { level: 2, name: /all/i })).toHaveText([own, all]);
  await expect(page.getByRole('navigation', { name: 'News by year' })).toHaveCount(0);
  await expect(page.getByText('Updated')).toBeVisible();
});
