/** The list of products on the page of bulk trade. */
import type { Locator, Page } from '@playwright/test';

export function productCards(page: Page): Locator {
  return page.locator('main section[aria-labelledby="category"] ul > li:has(h3 a)');
}

export function productNames(page: Page): Promise<string[]> {
  return productCards(page).locator('h3').allInnerTexts();
}

export function keywordField(page: Page): Locator {
  return page.locator('#keyword');
}
