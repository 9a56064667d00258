/** The side bar's buttons that open a dialog. Their names depend on the language, so tests find them by their order. */
import type { Locator, Page } from '@playwright/test';

const order = ['telephone', 'message'] as const;

/** Before hydration this is a link, which the locator does not match. */
export function sideBarButton(page: Page, name: (typeof order)[number]): Locator {
  // The content of a page may have an `aside` of its own.
  return page.locator('aside:not(main *) button[aria-haspopup="dialog"]').nth(order.indexOf(name));
}
