import type { Page } from '@playwright/test';

/** The widths at which every page is checked. */
export const widths = [360, 768, 1280, 1920] as const;

const height: Record<(typeof widths)[number], number> = { 360: 740, 768: 1024, 1280: 800, 1920: 1080 };

export async function resize(page: Page, width: (typeof widths)[number]): Promise<void> {
  await page.setViewportSize({ width, height: height[width] });
  await settled(page);
}

/**
 * Waits until fonts are loaded, finite animations have ended and two frames were painted. Everything is
 * laid out, as it is once the page was touched: before, a phone leaves out what is far below.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    delete document.documentElement.dataset['firstPaint'];
    await document.fonts.ready;
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.race([
      Promise.allSettled(ending.map(({ finished }) => finished)),
      new Promise((resolve) => setTimeout(resolve, 500)),
    ]);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}
