/** Long lists on phones: cards with pictures are rows that open, cards without and steps show their whole text. */
import { paths } from 'contract/urls/paths.ts';
import { expect, test } from '../fixtures/visitor.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a card with a picture shows its first sentence until it is pressed', async ({ visitor: { page, openPage } }) => {
  await openPage('cn', paths.integratedLogistics());
  const row = page.locator('main li', { has: page.getByRole('heading', { name: '公路运输', exact: true }) });
  const [disclosure, shown] = [row.locator('details'), row.locator('p').filter({ visible: true })];
  await expect(disclosure).not.toHaveAttribute('open');
  await expect(shown).toHaveText(/^[^。]+。\s*$/);
  // Forced, because the switch covers the text.
  await shown.click({ force: true });
  await expect(disclosure).toHaveAttribute('open');
  await expect(shown).toHaveCount(2);
});

test('nothing of the protection of reporters is collapsed', async ({ visitor: { page, openPage } }) => {
  await openPage('ru', paths.supervisionAndReporting());
  const cards = page.locator('#protection li');
  await expect(cards).toHaveCount(6);
  await expect(cards.locator('details')).toHaveCount(0);
});
