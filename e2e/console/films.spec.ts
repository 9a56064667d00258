/** Films in the library: an editor uploads one with captions and chooses it in an item, and visitors watch it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { localePath, paths } from 'contract/urls/paths.ts';
import { openConsole, test } from '../fixtures/console-server.ts';
import { violations } from '../page-checks/accessibility.ts';
import { ContentEditor } from '../page-objects/content-editor.ts';
import { holdRequests } from '../gateway/requests.ts';
import { waitForHydrationOf } from '../fixtures/visitor.ts';

test.describe.configure({ mode: 'serial' });

const webm = readFileSync(path.join(import.meta.dirname, '../../content/films/kiln-glow.webm'));
const captions = 'WEBVTT\n\n00:00.000 --> 00:09.000\nОбразец субтитров\n';
const sampleFilm = (name: string) => ({ name, mimeType: 'video/webm', buffer: webm });

/** The name of the film that the tests of this file upload. */
let filmName = '';

test('uploads a film, and saves its poster and captions', async ({ administrator, context }) => {
  const page = await openConsole(administrator, context, '/media?tab=films');
  await page
    .getByLabel('Upload', { exact: true })
    .setInputFiles([
      sampleFilm('sample-kiln.webm'),
      { name: 'broken.mp4', mimeType: 'video/mp4', buffer: Buffer.from('sample') },
    ]);
  const list = page.getByRole('region', { name: 'Uploading 2 of 2' });
  await expect(list.getByText('Your browser cannot play this film.')).toBeVisible();
  await list.getByRole('button', { name: 'Close the list of uploads' }).click();

  const detail = page.getByRole('complementary', { name: /^sample-kiln-/ });
  await expect(detail.getByText('1280 × 720 · 0:10 · 194 KB')).toBeVisible();
  filmName = (await detail.getByRole('heading', { level: 2 }).textContent()) ?? '';
  const russian = detail.getByLabel('Captions: Русский', { exact: true });
  await russian.setInputFiles({
    name: 'ru.vtt',
    mimeType: 'text/vtt',
    buffer: Buffer.from('1\n00:00,000 --> 00:09,000'),
  });
  await expect(page.getByText('This is not a valid WebVTT file, or it is too large')).toBeVisible();
  await russian.setInputFiles({ name: 'ru.vtt', mimeType: 'text/vtt', buffer: Buffer.from(captions) });
  await expect(detail.getByText('ru.vtt')).toBeVisible();
  await detail.getByRole('button', { name: 'Choose picture' }).click();
  const library = page.getByRole('dialog', { name: 'Choose picture' });
  await library.locator('button:has(img)').first().click();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved; the site is up to date')).toBeVisible();
  await page.reload();
  await expect(detail.getByRole('link', { name: 'Has captions' })).toHaveCount(1);
  await expect(detail.locator('video')).toHaveAttribute('poster', /^\/pictures\//);
  await expect
    .poll(() => detail.locator('video').evaluate((film) => Reflect.get(film, 'readyState')))
    .toBeGreaterThan(0);
  await expect(page.getByRole('button', { name: filmName }).locator('img')).toBeVisible();
});

test('chooses the film in an item, and visitors watch it with its captions', async ({ administrator, context }) => {
  const page = await openConsole(administrator, context, '/company/item/1?language=en');
  const editor = new ContentEditor(page);
  await page.getByRole('button', { name: 'Choose film' }).click();
  const chooser = page.getByRole('dialog', { name: 'Choose film' });
  await chooser.getByLabel('Name').fill('sample-kiln');
  await expect(chooser.getByRole('button', { name: /^kiln-glow/ })).toHaveCount(0);
  // Closing the library stops an upload: its film must not be chosen afterwards.
  const isUpload = /\/films\/upload\//;
  const releaseUpload = await holdRequests(page, isUpload);
  const [sent, stopped] = [
    page.waitForRequest(isUpload),
    page.waitForEvent('requestfailed', (request) => isUpload.test(request.url())),
  ];
  await chooser.getByLabel('Upload film').setInputFiles(sampleFilm('late.webm'));
  await sent;
  await page.keyboard.press('Escape');
  await stopped;
  releaseUpload();
  await page.getByRole('button', { name: 'Choose film' }).click();
  await chooser.getByLabel('Name').fill('sample-kiln');
  await chooser.getByRole('button', { name: filmName }).click();
  await expect(page.getByText(filmName)).toBeVisible();
  await editor.save();
  await editor.publish('cn');

  const visitor = await context.newPage();
  const start = visitor.getByRole('link', { name: /^Смотреть фильм, 10\sс$/ });
  await expect(async () => {
    await visitor.goto(administrator.url + localePath('ru', paths.about('company')));
    await expect(start).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 10_000 });
  await waitForHydrationOf(start);
  await start.click();
  const film = visitor.locator('video');
  await expect
    .poll(() => film.evaluate((player) => (player instanceof HTMLVideoElement ? player.currentTime : 0)))
    .toBeGreaterThan(0.3);
  const shown = await film.evaluate((player) =>
    player instanceof HTMLVideoElement
      ? [...player.textTracks].map(({ language, mode, cues }) => ({ language, mode, cues: cues?.length }))
      : [],
  );
  expect(shown).toEqual([{ language: 'ru', mode: 'showing', cues: 1 }]);
});

test('says where the film is used, does not delete it then, and replaces it', async ({ administrator, context }) => {
  const page = await openConsole(administrator, context, `/media?tab=films&film=${filmName}`);
  const detail = page.getByRole('complementary', { name: filmName });
  await expect(detail.getByRole('heading', { name: 'Used in 1 place' })).toBeVisible();
  await expect(detail.getByRole('link', { name: /^Company texts/ })).toHaveAttribute('href', '/console/company/item/1');
  await expect(detail.getByRole('button', { name: 'Delete' })).toBeDisabled();
  const source = detail.locator('video source');
  const before = (await source.getAttribute('src')) ?? '';
  await detail.getByLabel('Replace everywhere', { exact: true }).setInputFiles({
    ...sampleFilm('other.webm'),
    // Another file with the same film: an unknown element at the end is skipped.
    buffer: Buffer.concat([webm, Buffer.from([0xec, 0x81, 0x00])]),
  });
  await expect(page.getByText('Replaced everywhere')).toBeVisible();
  await expect(source).not.toHaveAttribute('src', before);
  await expect(detail.getByRole('link', { name: 'Has captions' })).toHaveCount(1);
});

for (const [language, appearance, width] of [
  ['cn', 'light', 768],
  ['ru', 'dark', 1440],
] as const)
  test(`axe finds nothing in the films, ${language} ${appearance} ${width}`, async ({ administrator, context }) => {
    const page = await openConsole(administrator, context, `/media?tab=films&film=${filmName}`, {
      language,
      appearance,
    });
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('complementary').locator('video')).toBeVisible();
    await expect(page.getByRole('complementary').getByRole('listitem')).toHaveCount(4);
    expect(await violations(page, [])).toEqual([]);
  });
