import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const closeLogo = ['关闭漂浮标志', 'Close the floating logo', 'Закрыть плавающий логотип'];

/** What axe finds against WCAG 2.2 AA, one line per element: in the whole page, or within what the selectors name. */
export async function accessibility(page: Page, within: string[] = []): Promise<string[]> {
  // Target size counts whatever covers a target at that moment, as the floating logo sometimes does. The logo moves
  // away from the focus, and has a check of its own (motion/floating-logo.spec.ts).
  await showFloatingLogo(page, 'hidden');
  const found = await violations(page, within);
  await showFloatingLogo(page, 'visible');
  return found;
}

/** The same, with the floating logo. */
export async function violations(page: Page, within: string[]): Promise<string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  // The other mode loads axe a second time, into a new tab, for frames of foreign hosts. No page has one.
  // Describing every element that passes takes longer than the checks.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(tags);
  for (const selector of within) axe.include(selector);
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => {
      const why = (failureSummary ?? '').split('\n').at(1)?.trim() ?? '';
      return `${id}: ${help}: ${html.slice(0, 120)} ${why}`;
    }),
  );
}

async function showFloatingLogo(page: Page, visibility: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate(
    ([labels, wanted]) => {
      for (const label of labels)
        document.querySelector(`[aria-label="${label}"]`)?.parentElement?.style.setProperty('visibility', wanted);
    },
    [closeLogo, visibility] as const,
  );
}
