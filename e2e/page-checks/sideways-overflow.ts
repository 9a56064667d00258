import type { Page } from '@playwright/test';

/**
 * Whether the page scrolls sideways, and which elements are too wide. Elements that scroll within themselves or are
 * clipped do not count.
 */
export async function sidewaysOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const pushed = [document.documentElement, document.body].filter((element) => element.scrollWidth > width);
    if (pushed.length === 0) return [];
    const isContained = (element: Element): boolean => {
      for (let above = element.parentElement; above !== null && above !== document.body; above = above.parentElement)
        if (getComputedStyle(above).overflowX !== 'visible') return true;
      return false;
    };
    const wide = [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > width + 1 && !isContained(element))
      .map((element) => `${element.tagName.toLowerCase()} “${(element.textContent ?? '').trim().slice(0, 40)}”`);
    return [`the page is ${pushed[0]?.scrollWidth} px wide in a window of ${width} px: ${wide.slice(0, 3).join(', ')}`];
  });
}
