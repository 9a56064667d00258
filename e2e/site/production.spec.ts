/** The tabs of Production: each has numbered sections with URLs of their own. */
import { paths } from 'contract/urls/paths.ts';
import { expect, test } from '../fixtures/visitor.ts';

const production = paths.productionManufacturing();

test('a section’s URL opens its tab, which numbers its sections from 1', async ({ visitor: { page, openPage } }) => {
  await openPage('en', `${production}?aluminiumQuality`);
  await expect(page.locator('main nav a[href$="tab=aluminium"]')).toHaveAttribute('aria-current', 'page');
  const section = page.locator('#aluminiumQuality');
  await expect(section.getByRole('heading', { level: 2 })).toHaveText('Quality equipment');
  await expect(section).toBeInViewport();
  await expect(section.getByText('04', { exact: true })).toBeVisible();
  await expect(page.locator('#fushun')).toBeHidden();
});

test('the links to a tab’s sections lead to them', async ({ visitor: { page, openPage } }) => {
  await openPage('cn', production);
  const links = page.getByRole('navigation', { name: '本页栏目' }).getByRole('link');
  await expect(links.filter({ visible: true })).toHaveText([
    '负极材料',
    '主要产品',
    '工序',
    '检测与认证',
    '校企合作',
    '煅烧厂',
    '找谁',
  ]);
  await links.filter({ hasText: '煅烧厂' }).click();
  await expect(page).toHaveURL(/\?calciner$/);
  await expect(page.locator('#calciner')).toBeInViewport();
  await page.locator('main nav a[href$="tab=aluminium"]').click();
  await expect(page.locator('#aluminium')).toBeInViewport();
  await expect(page.locator('#calciner')).toBeHidden();
});
