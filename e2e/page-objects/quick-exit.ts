/** The quick exit leads to another site, one per language. Tests mock these sites. */
import type { Page } from '@playwright/test';
import type { Locale } from 'contract/locales.ts';
import type { Visitor } from '../fixtures/visitor.ts';

export const exitTargets: Record<Locale, string> = {
  cn: 'https://www.baidu.com/',
  en: 'https://www.bing.com/',
  ru: 'https://ya.ru/',
};

export async function mockExitTargets({ page, expectPageError }: Visitor): Promise<void> {
  for (const url of Object.values(exitTargets)) {
    expectPageError(new RegExp(`^foreign host: ${url}`));
    await page.route(`${url}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }));
  }
}

export async function pressShiftThrice(page: Page): Promise<void> {
  for (const _ of [1, 2, 3]) await page.keyboard.press('Shift');
}
