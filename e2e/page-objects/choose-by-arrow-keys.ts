import { expect, type Locator, type Page } from '@playwright/test';

/** Chooses an item of the open menu. */
export async function chooseByArrowKeys(page: Page, item: Locator): Promise<void> {
  // A menu that opens again still marks the item of last time, and does not have the focus yet.
  await expect
    .poll(() => item.evaluate((element) => element.closest('[role="menu"]')?.contains(document.activeElement)))
    .toBe(true);
  const isActive = () =>
    item.evaluate((element) => element === document.activeElement || element.className.includes('item-active'));
  for (let presses = 0; presses < 12 && !(await isActive()); presses += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}
