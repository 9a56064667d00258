/** The contact page on a phone. */
import { paths } from 'contract/urls/paths.ts';
import { expect, test, waitForHydration } from '../fixtures/visitor.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('each number is there once and is dialled by a tap; the button comes before the link', async ({
  visitor: { page, openPage },
}) => {
  await openPage('ru', paths.contact());
  await waitForHydration(page);
  const numbers = page.locator('main a[href^="tel:"]');
  const hrefs = await numbers.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs.length).toBeGreaterThan(3);
  expect(new Set(hrefs).size).toBe(hrefs.length);
  for (const number of await numbers.all()) await expect(number.locator('svg')).toBeVisible();
  const button = await page.getByRole('button', { name: 'Оставить сообщение' }).boundingBox();
  const link = await page.getByRole('link', { name: 'Проверить обращение по номеру' }).boundingBox();
  expect(button?.y).toBeLessThan(link?.y ?? 0);
});
