import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds against WCAG 2.2 AA, a line for each element. */
export async function accessibility(page: Page): Promise<string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => {
      const why = (failureSummary ?? '').split('\n').at(1)?.trim() ?? '';
      return `${id}: ${help}: ${html.slice(0, 120)} ${why}`;
    }),
  );
}
