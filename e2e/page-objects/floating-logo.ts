/** The floating logo of the home page, and the space it takes. */
import type { Locator, Page } from '@playwright/test';
import { paths } from 'contract/urls/paths.ts';
import type { Visitor } from '../fixtures/visitor.ts';

export const logoSelector = 'div:has(> button[aria-label="Close the floating logo"])';

export function floatingLogo(page: Page): Locator {
  return page.locator(logoSelector);
}

type Box = { x: number; y: number; width: number; height: number };

/** An element and the buttons at its edge, once it has stopped moving. */
export async function boxOf(one: Locator): Promise<Box> {
  return one.evaluate(async (element) => {
    await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
    const all = [element, ...element.querySelectorAll('button')].map((part) => part.getBoundingClientRect());
    const boxes = all.filter(({ width }) => width > 0);
    const [x, y] = [Math.min(...boxes.map(({ left }) => left)), Math.min(...boxes.map(({ top }) => top))];
    const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
    return { x, y, width: right - x, height: bottom - y };
  });
}

export function gapBetween(one: Box, other: Box): number {
  const across = Math.max(one.x - other.x - other.width, other.x - one.x - one.width);
  return Math.max(across, one.y - other.y - other.height, other.y - one.y - one.height);
}

/** Opens the home page with a clock that only the test advances. */
export async function openHomePaused({ page, openPage }: Visitor): Promise<Locator> {
  await page.clock.install();
  await openPage('en', paths.home());
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.mouse.move(2, 2);
  return floatingLogo(page);
}
