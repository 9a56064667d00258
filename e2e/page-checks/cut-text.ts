import type { Page } from '@playwright/test';

/**
 * Texts that overflow their own box, or the box that clips them, by two pixels or more. Scrolling content, marquees and
 * what is hidden on purpose are skipped.
 */
export async function cutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tolerance = 2;

    const forScreenReaders = new Map<Element, boolean>();

    /** Whether the element, or one around it, is visible to screen readers only. */
    function isForScreenReaders(element: Element | null): boolean {
      if (element === null) return false;
      const known = forScreenReaders.get(element);
      if (known !== undefined) return known;
      const box = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const isHidden =
        style.clipPath === 'inset(50%)' || (style.display !== 'inline' && box.width <= 1 && box.height <= 1);
      const found = isHidden || isForScreenReaders(element.parentElement);
      forScreenReaders.set(element, found);
      return found;
    }

    function isShown(element: Element): boolean {
      const visible = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };
      return element.checkVisibility(visible) && element.closest('[inert]') === null && !isForScreenReaders(element);
    }

    function describeCut(element: Element, text: DOMRect): string | undefined {
      let own = true;
      for (let box: Element | null = element; box !== null; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (style.display === 'inline' || style.display === 'contents') continue;
        if (style.animationIterationCount.includes('infinite') && style.animationName !== 'none') return undefined;
        if (style.webkitLineClamp !== 'none') return undefined;
        if (/auto|scroll/.test(style.overflowX + style.overflowY)) return undefined;
        const edge = box.getBoundingClientRect();
        const root = box === document.documentElement;
        const beyond = text.right - (root ? box.clientWidth : edge.right);
        const before = (root ? 0 : edge.left) - text.left;
        const clips = root || style.overflowX !== 'visible';
        // A small overhang at the start is optical alignment, as long as nothing clips it.
        const wide = clips ? Math.max(beyond, before) : own ? beyond : 0;
        // The box of a glyph is taller than its line: text is cut only if much of it is beyond the edge.
        const high = Math.max(text.bottom - edge.bottom, edge.top - text.top) - text.height * 0.25;
        if (wide >= tolerance) return `${Math.round(wide)} px too wide`;
        if (high >= tolerance && style.overflowY !== 'visible') return 'cut off vertically';
        if (style.position === 'fixed') return undefined;
        own = false;
      }
      return undefined;
    }

    const findings = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const element = text.parentElement;
      if (element === null || text.textContent?.trim() === '' || element.closest('script, style, svg')) continue;
      if (!isShown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const rectangle of range.getClientRects()) {
        const how = rectangle.width === 0 ? undefined : describeCut(element, rectangle);
        if (how) findings.add(`${element.tagName.toLowerCase()} “${text.textContent?.trim().slice(0, 60)}” is ${how}`);
      }
    }
    return [...findings];
  });
}
