/** The history of the company. */
import { paths } from 'contract/urls/paths.ts';
import { expect, test } from '../fixtures/visitor.ts';

test('phones list the landmark years of the history, and all years on request', async ({
  visitor: { page, openPage },
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage('en', paths.about('history'));
  const year = (name: string) => page.getByRole('heading', { name, exact: true });
  await expect(year('2005')).toBeVisible();
  await expect(year('2006')).toBeHidden();
  const all = page.getByRole('button', { name: 'All years' });
  await all.click();
  await expect(year('2006')).toBeVisible();
  await all.click();
  await expect(year('2006')).toBeHidden();
});

test('the anniversary page shows three years of the history at a time', async ({ visitor: { page, openPage } }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openPage('en', `${paths.year20()}?history`);
  const history = page.locator('#history');
  const years = history.getByRole('heading', { level: 3 }).filter({ visible: true });
  await expect(years).toHaveText(['2005', '2006', '2007']);
  await history.getByRole('button', { name: '2023–2025' }).click();
  await expect(years).toHaveText(['2023', '2024', '2025']);
});
