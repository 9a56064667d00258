import { expect, type Page } from '@playwright/test';

const main = 'main';

/** Tabs that load another page of a list. Each has a path of its own. */
const listTabs = /[?&]tab=tab\d/;

/** The text that a page shows with scripts, every tab and disclosure opened, and does not contain without scripts. */
export async function scriptOnlyWords(page: Page, staticPage: Page): Promise<string[]> {
  // The document also contains the labels of controls that need scripts, hidden.
  const written = ((await staticPage.locator(main).textContent()) ?? '').toLocaleLowerCase().replaceAll(/\s+/gu, '');
  const shown = (await allWords(page)).toLocaleLowerCase().split(/\s+/u);
  expect(shown.length, 'words').toBeGreaterThan(2);
  return shown.filter((word) => !written.includes(word));
}

/** Opens every disclosure with a click. */
async function openDisclosures(page: Page): Promise<void> {
  const closed = page.locator(`${main} details:not([open]) > summary:visible`);
  for (let remaining = await closed.count(); remaining > 0; remaining -= 1) await closed.first().click();
}

async function allWords(page: Page): Promise<string> {
  const content = page.locator(main);
  await openDisclosures(page);
  const words = [await content.innerText()];
  for (const tab of await content.getByRole('tab').all()) {
    await tab.click();
    words.push(await content.innerText());
  }
  for (const tab of await content.locator('nav a[href*="tab="]').all()) {
    if (listTabs.test((await tab.getAttribute('href')) ?? '')) continue;
    await tab.click();
    await expect(tab).toHaveAttribute('aria-current', 'page');
    words.push(await content.innerText());
  }
  return words.join('\n');
}
