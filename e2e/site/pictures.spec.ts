/** The employee album: pictures with date and name, the preview, and the carousel's picture count. */
import { paths, localePath } from 'contract/urls/paths.ts';
import { albumIds, getAlbum } from 'contract/media/pictures.ts';
import { callGateway } from '../gateway/gateway.ts';
import { expect, test, withoutScripts } from '../fixtures/visitor.ts';

// They see movements, which the quick run reduces.
test.use({ contextOptions: {} });

const pictures = 'main a[href^="/pictures/"]';

test('every picture of the album is shown and opens enlarged', async ({ visitor: { page, openPage } }) => {
  const { data } = await callGateway(page.request, {
    ...getAlbum,
    path: getAlbum.path.replace('{id}', String(albumIds.talent)),
  });
  await openPage('en', paths.photoAlbum());
  const links = page.locator(pictures);
  await expect(links).toHaveCount(data[0]?.picList.length ?? 0);
  await links.nth(1).click();
  const preview = page.getByRole('dialog');
  await expect(preview).toContainText('2 of');
  await page.keyboard.press('ArrowRight');
  await expect(preview).toContainText('3 of');
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await expect(links.nth(1)).toBeFocused();
});

test('a certificate opens enlarged, with its number, issuer, scope and validity', async ({
  visitor: { page, openPage },
}) => {
  await openPage('en', paths.about('honor'));
  // Before its code has loaded, a certificate is a link to its picture.
  const certificate = page.locator('[data-album="honor"] a[aria-haspopup="dialog"]').nth(1);
  await certificate.click();
  const preview = page.getByRole('dialog');
  for (const fact of ['SAMPLE-Q-9001-001', 'Sample Certification Ltd', 'Manufacture and sale', '19 Jun 2027'])
    await expect(preview.getByRole('listitem').nth(1).getByText(fact)).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(certificate).toBeFocused();
});

test('without scripts a picture is a link to its file', async ({ browser, request }) => {
  const staticPage = await withoutScripts(browser);
  await staticPage.goto(localePath('en', paths.photoAlbum()));
  const href = await staticPage.locator(pictures).first().getAttribute('href');
  expect((await request.get(href ?? '')).headers()['content-type']).toContain('image/');
  await staticPage.context().close();
});

for (const [width, perView] of [
  [1280, 4],
  [360, 1],
] as const)
  test(`the carousel shows ${perView} at ${width} px`, async ({ visitor: { page, openPage } }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage('en', paths.talentDevelopment());
    const carousel = page.getByRole('region', { name: 'Employee care in pictures' });
    const shown = await carousel.evaluate((track) => {
      const style = getComputedStyle(track);
      const contentWidth = track.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      return Math.round(contentWidth / (track.querySelector('li')?.clientWidth ?? 1));
    });
    expect(shown).toBe(perView);
  });

test('each of the twenty objects has its drawing', async ({ visitor: { page, openPage } }) => {
  await openPage('en', paths.year20());
  const drawings = page.locator('#objects svg use');
  await expect(drawings).toHaveCount(20);
  const widths = () =>
    drawings.evaluateAll((uses) => uses.map((use) => (use instanceof SVGGraphicsElement ? use.getBBox().width : 0)));
  await expect.poll(async () => (await widths()).filter((width) => width < 30)).toEqual([]);
});
