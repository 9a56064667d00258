import type { Page } from '@playwright/test';

const maximumShift = 0.02;

/** The cumulative layout shift since loading began, without shifts after user input. */
export async function layoutShift(page: Page): Promise<string[]> {
  const { total, moved } = await page.evaluate(async () => {
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
    const isShift = (entry: PerformanceEntry): entry is Shift => entry.entryType === 'layout-shift';
    const shifts = await new Promise<Shift[]>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries().filter(isShift)));
      observer.observe({ type: 'layout-shift', buffered: true });
      // The observer reports nothing when nothing has shifted.
      setTimeout(() => resolve([]), 200);
    });
    const own = shifts.filter((shift) => !shift.hadRecentInput);
    const nodes = own.flatMap(({ sources }) => sources.map(({ node }) => node));
    return {
      total: own.reduce((sum, { value }) => sum + value, 0),
      moved: nodes.map((node) => `${node?.nodeName.toLowerCase()} “${node?.textContent?.trim().slice(0, 30)}”`),
    };
  });
  return total > maximumShift ? [`the page jumps by ${total.toFixed(3)}: ${moved.slice(0, 3).join(', ')}`] : [];
}
