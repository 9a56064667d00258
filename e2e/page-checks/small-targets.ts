import type { Page } from '@playwright/test';

const selector =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=switch], [role=tab]';

/** Click targets smaller than 24 pixels. Links within a sentence are exempt (WCAG 2.5.8). */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((interactive) => {
    const minimumSize = 24;

    function isWithinSentence(element: Element): boolean {
      if (getComputedStyle(element).display !== 'inline') return false;
      const around = element.closest('p, li, td, dd, label, figcaption, small, address, div');
      return (around?.textContent ?? '').trim().length > (element.textContent ?? '').trim().length;
    }

    /** A pseudo-element may make the target larger than its box: hit-test around it. */
    function isHit(element: Element, x: number, y: number): boolean {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element) === true);
    }

    function isLargeEnough(element: Element): boolean {
      const before = element.getBoundingClientRect();
      if (before.width + 0.5 >= minimumSize && before.height + 0.5 >= minimumSize) return true;
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const box = element.getBoundingClientRect();
      const [x, y, reach] = [box.left + box.width / 2, box.top + box.height / 2, minimumSize / 2 - 0.5];
      const points = [
        [x - reach, y],
        [x + reach, y],
        [x, y - reach],
        [x, y + reach],
      ] as const;
      return points.every(([left, top]) => isHit(element, left, top));
    }

    const [left, top] = [scrollX, scrollY];
    const small = [...document.querySelectorAll(interactive)]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => element.closest('[inert], [aria-hidden="true"]') === null)
      .filter((element) => element.getBoundingClientRect().width > 1 && !isWithinSentence(element))
      .filter((element) => !isLargeEnough(element))
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        const name = element.getAttribute('aria-label') ?? (element.textContent ?? '').trim().slice(0, 40);
        return `${element.tagName.toLowerCase()} “${name}” is ${Math.round(width)} × ${Math.round(height)} px`;
      });
    scrollTo({ left, top, behavior: 'instant' });
    return small;
  }, selector);
}
