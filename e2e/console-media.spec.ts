import { expect } from '@playwright/test';
import { speak, test } from './console-server.ts';
import { violations } from './page-checks/accessibility.ts';

/** A picture of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

for (const [locale, appearance, width] of [
  ['cn', 'light', 768],
  ['ru', 'dark', 1440],
] as const)
  test(`axe finds nothing in the library, ${locale} ${appearance} ${width}`, async ({ administrator, browser }) => {
    const context = await browser.newContext({
      storageState: administrator.state,
      viewport: { width, height: 900 },
    });
    await speak(context, locale, appearance);
    const page = await context.newPage();
    await page.goto(`${administrator.url}/console/media?picture=rail-yard`);
    await expect(page.getByRole('complementary').getByRole('textbox')).toHaveCount(3);
    expect(await violations(page, [])).toEqual([]);
    await page.goto(`${administrator.url}/console/media?tab=documents`);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible();
    expect(await violations(page, [])).toEqual([]);
    await context.close();
  });

test('uploads pictures, describes one and moves its focal point by keys', async ({ administrator, browser }) => {
  const context = await browser.newContext({ storageState: administrator.state });
  await speak(context, 'en');
  const page = await context.newPage();
  await page.goto(`${administrator.url}/console/media`);
  await page.getByLabel('Upload', { exact: true }).setInputFiles([
    { name: 'sample-hall.png', mimeType: 'image/png', buffer: png },
    { name: 'large.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('sample') },
  ]);
  const list = page.getByRole('region', { name: 'Uploading 3 of 3' });
  await expect(list.getByText('The file size cannot exceed 5 MB')).toBeVisible();
  await expect(list.getByText('Wrong file format. Upload PNG, JPG, JPEG files')).toBeVisible();
  await list.getByRole('button', { name: 'Close the list of uploads' }).click();

  const detail = page.getByRole('complementary', { name: /^sample-hall-/ });
  await detail.getByLabel('Description: English').fill('A sample hall');
  await detail.getByRole('button', { name: /^Focal point: 50% from the left/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowUp');
  await expect(detail.getByText('focus 51% / 40%')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved; the site is up to date')).toBeVisible();
  await page.reload();
  await expect(detail.getByText('focus 51% / 40%')).toBeVisible();
  await expect(detail.getByLabel('Description: English')).toHaveValue('A sample hall');

  await detail.getByRole('button', { name: 'Focal point' }).click({ position: { x: 0, y: 0 } });
  await expect(detail.getByText('focus 0% / 0%')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(detail).toBeHidden();

  await page.getByLabel('Name, description').fill('sample hall');
  await expect(page).toHaveURL(/text=sample/);
  await page.getByRole('button', { name: /^A sample hall/ }).click();
  await detail.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'No picture matches' })).toBeVisible();
  await context.close();
});

test('says where a picture is used, and does not delete it then', async ({ administrator, browser }) => {
  const context = await browser.newContext({ storageState: administrator.state });
  await speak(context, 'en');
  const page = await context.newPage();
  await page.goto(`${administrator.url}/console/media?picture=rail-yard`);
  const detail = page.getByRole('complementary', { name: 'rail-yard' });
  await expect(detail.getByRole('heading', { name: /^Used in \d+ places$/ })).toBeVisible();
  await expect(detail.getByRole('link').first()).toHaveAttribute('href', /^\/console\//);
  await expect(detail.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await expect(detail.getByText('In use, so it cannot be deleted.')).toBeVisible();
  await context.close();
});
