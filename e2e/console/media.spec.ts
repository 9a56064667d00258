/** The library: pictures and documents that an editor uploads, describes, replaces and deletes. */
import { expect } from '@playwright/test';
import { localePath, paths } from 'contract/urls/paths.ts';
import { expectToday, openConsole, test } from '../fixtures/console-server.ts';
import { violations } from '../page-checks/accessibility.ts';
import { holdRequests } from '../gateway/requests.ts';
import { fullRun } from '../test-data/sample.ts';
import { onePixelPng } from '../test-data/upload-files.ts';

for (const [language, appearance, width, tag] of [
  ['cn', 'light', 768, []],
  ['ru', 'dark', 1440, [fullRun]],
] as const)
  test(`axe finds nothing in the library, ${language} ${appearance} ${width}`, { tag: [...tag] }, async ({
    administrator,
    context,
  }) => {
    const page = await openConsole(administrator, context, '/media?picture=rail-yard', { language, appearance });
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('complementary').getByRole('textbox')).toHaveCount(3);
    expect(await violations(page, [])).toEqual([]);
    await page.goto(`${administrator.url}/console/media?tab=documents`);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible();
    expect(await violations(page, [])).toEqual([]);
  });

test('uploads pictures, describes one and moves its focal point by keys', async ({ administrator, context }) => {
  const page = await openConsole(administrator, context, '/media');
  await page.getByLabel('Upload', { exact: true }).setInputFiles([
    { name: 'sample-hall.png', mimeType: 'image/png', buffer: onePixelPng },
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
});

test('loses nothing that is typed: an upload or a save ends meanwhile, or somebody leaves', { tag: fullRun }, async ({
  administrator,
  context,
}) => {
  const page = await openConsole(administrator, context, '/media');
  const upload = '**/common/upload';
  const png = (name: string) => ({ name, mimeType: 'image/png', buffer: onePixelPng });
  const files = page.getByLabel('Upload', { exact: true });
  // The first upload opens its picture. The second one ends when something is typed there.
  const releaseSecond = await holdRequests(page, upload);
  await page.route(upload, (route) => route.continue(), { times: 1 });
  await files.setInputFiles([png('typed-hall.png'), png('second-hall.png')]);
  const detail = page.getByRole('complementary', { name: /^typed-hall-/ });
  const english = detail.getByLabel('Description: English');
  await english.fill('A hall by day');
  releaseSecond();
  await expect(page.getByRole('region', { name: 'Uploading 2 of 2' })).toBeVisible();
  await expect(english).toHaveValue('A hall by day');

  // Somebody else saves another language.
  const name = (await detail.getByRole('heading', { level: 2 }).textContent()) ?? '';
  const colleague = await openConsole(administrator, context, `/media?picture=${name}`);
  await colleague.getByLabel('Description: Русский').fill('Цех');
  await colleague.keyboard.press('Control+s');
  await expect(colleague.getByText('Saved; the site is up to date')).toBeVisible();
  await colleague.close();

  const saving = new RegExp(`/gw-api/en/console/media/${name}$`);
  const releaseSave = await holdRequests(page, saving);
  const sent = page.waitForRequest(saving);
  await english.press('Control+s');
  await sent;
  await english.fill('A hall by day and night');
  releaseSave();
  await expect(page.getByText('Saved; the site is up to date')).toBeVisible();
  await expect(english).toHaveValue('A hall by day and night');
  await expect(detail.getByLabel('Description: Русский')).toHaveValue('Цех');

  const question = page.getByRole('dialog').filter({ hasText: 'Discard unsaved changes?' });
  const films = page.getByRole('navigation', { name: 'Library', exact: true }).getByRole('link', { name: 'Films' });
  await films.click();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();
  await expect(english).toHaveValue('A hall by day and night');
  await page.evaluate(() => history.back());
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(detail).toBeHidden();
  await expect(question).toBeHidden();

  // An upload that ends elsewhere does not lead back.
  const releaseLate = await holdRequests(page, upload);
  const late = page.waitForResponse(upload);
  await files.setInputFiles([png('late-hall.png')]);
  await page.getByRole('link', { name: 'Today' }).click();
  await expectToday(page);
  releaseLate();
  await (await late).finished();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await expectToday(page);
});

test('replaces a picture everywhere', { tag: fullRun }, async ({ administrator, context }) => {
  const page = await openConsole(administrator, context, '/media?picture=rail-yard');
  const detail = page.getByRole('complementary', { name: 'rail-yard' });
  const used = detail.getByRole('listitem').getByRole('link').first();
  await expect(used).toBeVisible();
  const pages = [localePath('cn', paths.integratedLogistics()), localePath('ru', paths.integratedLogistics())];
  const showing = async () => {
    const texts = pages.map(async (path) => (await page.request.get(administrator.url + path)).text());
    return (await Promise.all(texts)).map((html) => html.includes(hash));
  };
  const preview = detail.locator('img').first();
  const hashIn = async () => /\/pictures\/(\w{20})\//.exec((await preview.getAttribute('src')) ?? '')?.[1] ?? '';
  let hash = await hashIn();
  expect(await showing()).toEqual([true, true]);

  const replace = detail.getByLabel('Replace everywhere', { exact: true });
  await replace.setInputFiles({ name: 'yard.gif', mimeType: 'image/gif', buffer: onePixelPng });
  await expect(page.getByText('Wrong file format. Upload PNG, JPG, JPEG files')).toBeVisible();
  await replace.setInputFiles({ name: 'yard.png', mimeType: 'image/png', buffer: onePixelPng });
  await expect(page.getByText('Replaced everywhere')).toBeVisible();
  await expect.poll(showing).toEqual([false, false]);
  await expect.poll(hashIn).not.toBe(hash);
  hash = await hashIn();
  await expect.poll(showing).toEqual([true, true]);
});

test('uploads dropped documents, five at a time, and says in the words of the specification what fails', async ({
  administrator,
  context,
}) => {
  const page = await openConsole(administrator, context, '/media?tab=documents', { language: 'cn' });
  await expect(page.getByRole('button', { name: '上传', exact: true })).toBeVisible();
  const drop = (names: readonly string[]) =>
    page.evaluate((fileNames) => {
      const dataTransfer = new DataTransfer();
      for (const name of fileNames) dataTransfer.items.add(new File(['sample'], name, { type: 'text/plain' }));
      for (const type of ['dragenter', 'dragover', 'drop'])
        document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    }, names);
  await drop(['a.txt', 'b.exe', 'c.txt', 'd.txt', 'e.txt', 'f.txt']);
  await expect(page.getByText('一次最多上传 5 个文件')).toBeVisible();
  const list = page.getByRole('region', { name: '上传 5/5' });
  await expect(
    list.getByText('文件格式不正确，请上传 DOC, DOCX, XLS, XLSX, PPT, PPTX, TXT, PDF 格式的文件'),
  ).toBeVisible();
  await list.getByRole('button', { name: '关闭上传列表' }).click();
  const rows = page.getByRole('row').filter({ has: page.getByRole('link') });
  await expect(rows.getByRole('link')).toHaveText(['e.txt', 'd.txt', 'c.txt', 'a.txt']);

  const link = rows.getByRole('link', { name: 'a.txt' });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('a.txt');
  await page.route('**/common/download/resource?**', (route) => route.abort(), { times: 1 });
  await link.click();
  await expect(page.getByText('下载失败')).toBeVisible();
  await page.goto(`${administrator.url}/console/media`);
  await page.route('**/common/upload', (route) => route.abort(), { times: 1 });
  await page
    .getByLabel('上传', { exact: true })
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: onePixelPng });
  await expect(page.getByText('上传图片失败，请重试')).toBeVisible();
});

test('says where a picture is used, and does not delete it then', async ({ administrator, context }) => {
  const page = await openConsole(administrator, context, '/media?picture=rail-yard');
  const detail = page.getByRole('complementary', { name: 'rail-yard' });
  await expect(detail.getByRole('heading', { name: /^Used in \d+ places$/ })).toBeVisible();
  await expect(detail.getByRole('link').first()).toHaveAttribute('href', /^\/console\//);
  await expect(detail.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await expect(detail.getByText('In use, so it cannot be deleted.')).toBeVisible();
});
