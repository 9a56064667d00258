import type { Locator, Page } from '@playwright/test';

/** Chooses an item of the open menu. */
export async function chooseByArrowKeys(page: Page, item: Locator): Promise<void> {
  const isActive = () =>
    item.evaluate((element) => element === document.activeElement || element.className.includes('item-active'));
  for (let presses = 0; presses < 12 && !(await isActive()); presses += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}
