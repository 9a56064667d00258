import type { Page } from '@playwright/test';
import { type Locale, locales } from 'contract/locales.ts';

/** Language, title, description and the single main heading. */
export async function documentHead(page: Page, locale: Locale): Promise<string[]> {
  const found = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    title: document.title,
    description: document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
    headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent ?? ''),
  }));
  return [
    ...(found.lang === locales[locale].tag ? [] : [`lang is “${found.lang}”`]),
    ...(found.title.trim() === '' ? ['there is no title'] : []),
    ...(found.description.trim() === '' ? ['there is no description'] : []),
    ...(found.headings.length === 1 && found.headings[0]?.trim() !== ''
      ? []
      : [`there are ${found.headings.length} main headings: ${found.headings.join(' | ')}`]),
  ];
}
