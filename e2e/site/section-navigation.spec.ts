/** The links to the sections of a long page. */
import { paths } from 'contract/urls/paths.ts';
import { expect, test } from '../fixtures/visitor.ts';

test('a jump to the end of a page and back marks the last section and the first', async ({
  visitor: { page, openPage },
}) => {
  await openPage('en', paths.exportOfServices());
  const links = page.getByRole('navigation', { name: 'Sections of this page' }).getByRole('link');
  const marked = links.and(page.locator('[aria-current="true"]'));
  const [first, last] = [await links.first().innerText(), await links.last().innerText()];
  // The End key passes every section. A dragged scroll bar does not.
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await expect(marked).toHaveText(last);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(marked).toHaveText(first);
});
