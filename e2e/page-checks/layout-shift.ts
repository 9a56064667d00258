import type { Page } from '@playwright/test';

const maximumShift = 0.02;

/** The cumulative layout shift since loading began, without shifts after user input. */
export async function layoutShift(page: Page): Promise<string[]> {
  const { total, moved } = await page.evaluate(() => {
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
    const isShift = (entry: PerformanceEntry): entry is Shift => entry.entryType === 'layout-shift';
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const own = observer
      .takeRecords()
      .filter(isShift)
      .filter((shift) => !shift.hadRecentInput);
    const nodes = own.flatMap(({ sources }) => sources.map(({ node }) => node));
    return {
      total: own.reduce((sum, { value }) => sum + value, 0),
      moved: nodes.map((node) => `${node?.nodeName.toLowerCase()} “${node?.textContent?.trim().slice(0, 30)}”`),
    };
  });
  return total > maximumShift ? [`the page jumps by ${total.toFixed(3)}: ${moved.slice(0, 3).join(', ')}`] : [];
}
