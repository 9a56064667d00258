import { expect, type Page } from '@playwright/test';

const main = 'main';

/** Tabs that ask the gateway for another page of a list; each has a plain address of its own. */
const listTabs = /[?&]tab=tab\d/;

/** The words that a page shows with scripts, every tab and everything that unfolds opened, and that the same page without scripts has not written. */
export async function scriptOnlyWords(page: Page, bare: Page): Promise<string[]> {
  // What controls say that only scripts work is written as well, and hidden.
  const written = ((await bare.locator(main).textContent()) ?? '').toLocaleLowerCase().replaceAll(/\s+/gu, '');
  const shown = (await allWords(page)).toLocaleLowerCase().split(/\s+/u);
  expect(shown.length, 'words').toBeGreaterThan(2);
  return shown.filter((word) => !written.includes(word));
}

/** By clicks of the browser itself: without scripts a page can do nothing. */
async function unfold(page: Page): Promise<void> {
  const closed = page.locator(`${main} details:not([open]) > summary:visible`);
  for (let most = await closed.count(); most > 0; most -= 1) await closed.first().click();
}

async function allWords(page: Page): Promise<string> {
  const content = page.locator(main);
  await unfold(page);
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
