import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds against WCAG 2.2 AA, a line for each element. */
export async function accessibility(page: Page): Promise<string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const most = await complaints(new AxeBuilder({ page }).withTags(tags).disableRules('target-size'));
  // This rule counts what covers a target at that moment, which the floating logo does here and there as it wanders. It
  // moves on, away from what has the focus (floating-logo.spec.ts), and small-targets.ts measures its own buttons.
  await showFloatingLogo(page, false);
  const targets = await complaints(new AxeBuilder({ page }).withRules('target-size'));
  await showFloatingLogo(page, true);
  return [...most, ...targets];
}

async function complaints(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => {
      const why = (failureSummary ?? '').split('\n').at(1)?.trim() ?? '';
      return `${id}: ${help}: ${html.slice(0, 120)} ${why}`;
    }),
  );
}

async function showFloatingLogo(page: Page, shown: boolean): Promise<void> {
  const close = /^(?:关闭漂浮标志|Close the floating logo|Закрыть плавающий логотип)$/;
  for (const button of await page.getByRole('button', { name: close, includeHidden: true }).all())
    await button.evaluate(
      (element, visibility) => {
        element.parentElement?.style.setProperty('visibility', visibility);
      },
      shown ? 'visible' : 'hidden',
    );
}
