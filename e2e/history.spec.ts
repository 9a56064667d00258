/** The history of the company. */
import { paths } from 'contract/paths.ts';
import { expect, test } from './visitor.ts';

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
