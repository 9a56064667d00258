import type { Page } from '@playwright/test';

const reachable =
  'a[href], button:not([disabled]), input:not([type=hidden]):not([disabled]), select, textarea, summary, [tabindex="0"]';

type Stop = { number: number | undefined; name: string; findings: string[] };

/**
 * Walks the page with the Tab key. Reports controls that are never reached, and stops that are hidden or show no focus.
 */
export async function keyboard(page: Page): Promise<string[]> {
  // The fields of a part that needs scripts are disabled until it is hydrated.
  await page.waitForFunction(() => document.querySelector('fieldset:disabled') === null);
  const expected = await page.evaluate((selector) => {
    // A radio group is one stop. The content of a closed details element has none.
    const seen = [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => element.tabIndex >= 0 && !element.matches('input[type=radio]'))
      .filter((element) => element.closest('[inert]') === null)
      .filter((element) => element.checkVisibility({ visibilityProperty: true }));
    seen.forEach((element, index) => element.setAttribute('data-stop', String(index)));
    const active = document.activeElement;
    if (active instanceof HTMLElement) active.blur();
    scrollTo({ top: 0, behavior: 'instant' });
    return seen.length;
  }, reachable);

  const reached = new Set<number>();
  const findings = new Set<string>();
  for (let presses = 0; presses < expected + 20; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(describeFocused);
    // The focus has left the document: the walk is complete.
    if (stop === undefined) break;
    if (stop.number !== undefined) reached.add(stop.number);
    for (const finding of stop.findings) findings.add(`${stop.name} ${finding}`);
  }
  const missed = await page.evaluate(
    (stops) =>
      // The walk scrolls the page, and at the end of a carousel its next button is disabled.
      [...document.querySelectorAll('[data-stop]:not(:disabled)')]
        .filter((element) => !stops.includes(Number(element.getAttribute('data-stop'))))
        .map((element) => element.getAttribute('aria-label') ?? (element.textContent ?? '').trim().slice(0, 40)),
    [...reached],
  );
  return [...missed.map((name) => `“${name}” is never reached`), ...findings];
}

/** Runs in the page, where scrolling to the focused element may take a moment. */
async function describeFocused(): Promise<Stop | undefined> {
  const element = document.activeElement;
  if (element === null || element === document.body) return undefined;
  const number = element.getAttribute('data-stop');
  const label = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
  const stop: Stop = {
    number: number === null ? undefined : Number(number),
    name: `${element.tagName.toLowerCase()} “${label}”`,
    findings: [],
  };

  const isVisible = () =>
    [...element.getClientRects()].some((box) =>
      [0.1, 0.5, 0.9].some((across) =>
        [0.2, 0.5, 0.8].some((down) => {
          const hit = document.elementFromPoint(box.left + box.width * across, box.top + box.height * down);
          return hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element) === true);
        }),
      ),
    );
  for (let tries = 0; !isVisible() && tries < 12; tries += 1) await new Promise((resolve) => setTimeout(resolve, 50));
  if (!isVisible()) stop.findings.push('has the focus but cannot be seen');

  // A field hidden in its label shows the focus on the label. A card that is one link shows it on itself or on its
  // picture.
  const around = element.closest('search') ?? element.closest('label, article, li') ?? element;
  const styles = [element, around, ...around.querySelectorAll('*')].flatMap((one) => [
    getComputedStyle(one),
    getComputedStyle(one, '::before'),
    getComputedStyle(one, '::after'),
  ]);
  const hasFocusRing = styles.some(
    ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px',
  );
  if (!hasFocusRing) stop.findings.push('shows no focus');
  return stop;
}
