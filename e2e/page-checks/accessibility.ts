import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds against WCAG 2.2 AA, a line for each element. Its `target-size` counts what covers a target at that
 * moment, which the floating logo does here and there as it wanders: small-targets.ts measures the targets instead.
 */
export async function accessibility(page: Page): Promise<string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const { violations } = await new AxeBuilder({ page }).withTags(tags).disableRules('target-size').analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => {
      const why = (failureSummary ?? '').split('\n').at(1)?.trim() ?? '';
      return `${id}: ${help}: ${html.slice(0, 120)} ${why}`;
    }),
  );
}
