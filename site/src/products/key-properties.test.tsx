import type { Locale } from 'contract/locales.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { catalogue } from '../text/en/catalogue.ts';
import { TextProvider } from '../text/use-text.tsx';
import { KeyProperties } from './key-properties.tsx';

function shown(value: string, unit: string, locale: Locale = 'en'): string {
  return renderToStaticMarkup(
    <TextProvider catalogue={catalogue} locale={locale}>
      <KeyProperties facts={[{ property: 'Property', value, unit }]} lang={() => undefined} className={undefined} />
    </TextProvider>,
  );
}

it('a unit is not broken behind its slash', () => {
  expect(shown('≤ 1.3', '×10⁻⁶/℃')).toContain('×10⁻⁶/\u2060℃');
});

it('a figure has a space before its unit, and before a percent sign in Russian only', () => {
  const text = (markup: string) => markup.replace(/^.*<dd>|<[^>]+>/g, '');
  expect(text(shown('0.12', '%/min'))).toBe('0.12 %/\u2060min');
  expect(text(shown('≤ 0.50', '%'))).toBe('≤ 0.50%');
  expect(text(shown('≤ 0.50', '%', 'cn'))).toBe('≤ 0.50%');
  expect(text(shown('≤ 0,50', '%', 'ru'))).toBe('≤ 0,50 %');
});
