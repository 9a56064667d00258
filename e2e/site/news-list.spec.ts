/** The lists of the news page, and that of the home page. */
import type { Locator } from '@playwright/test';
import { paths } from 'contract/urls/paths.ts';
import { expect, test } from '../fixtures/visitor.ts';

const own = 'All news in this category';
const all = 'Top stories in all categories';

test('the first tab starts with the top stories, and has years', async ({ visitor: { page, openPage } }) => {
  await openPage('en', paths.news());
  await expect(page.getByRole('heading', { level: 2, name: /all/i })).toHaveText([all, own]);
  await expect(page.getByRole('navigation', { name: 'News by year' })).toBeVisible();
  await expect(page.getByText('Updated')).toBeVisible();
  await expectNewestFirst(page.locator('section:has(#top-news) time'));
});

test('the home page lists its other news by date', async ({ visitor: { page, openPage } }) => {
  await openPage('en', paths.home());
  await expectNewestFirst(page.locator('#news li time'));
});

test('a short tab shows its own items first, without years', async ({ visitor: { page, openPage } }) => {
  await openPage('en', paths.news('tab2'));
  await expect(page.getByRole('heading', { level: 2, name: /all/i })).toHaveText([own, all]);
  await expect(page.getByRole('navigation', { name: 'News by year' })).toHaveCount(0);
  await expect(page.getByText('Updated')).toBeVisible();
});

async function expectNewestFirst(times: Locator): Promise<void> {
  const dates = await times.evaluateAll((elements) => elements.map((time) => time.getAttribute('datetime')));
  expect(dates.length).toBeGreaterThan(1);
  expect(dates).toEqual(dates.toSorted().toReversed());
}
