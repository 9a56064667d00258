import type { Locale } from 'contract/locales.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TextProvider } from '../text/use-text.tsx';
import { catalogue } from '../text/cn/catalogue.ts';
import { KeyProperties } from './key-properties.tsx';

function shown(locale: Locale, fact: { property: string; value: string; unit: string }): string {
  return renderToStaticMarkup(
    <TextProvider catalogue={catalogue} locale={locale}>
      <KeyProperties facts={[fact]} lang={() => undefined} className={undefined} />
    </TextProvider>,
  ).replaceAll(/<[^>]+>/g, '');
}

it('a unit is not broken behind its slash', () => {
  expect(shown('en', { property: 'Expansion', value: '≤ 1.3', unit: '×10⁻⁶/℃' })).toBe('Expansion≤ 1.3 ×10⁻⁶/\u2060℃');
});

it('a percent sign has a space before it in Russian only', () => {
  expect(shown('cn', { property: '硫', value: '0.5', unit: '%' })).toBe('硫0.5%');
  expect(shown('ru', { property: 'Сера', value: '0,5', unit: '%' })).toBe('Сера0,5\u00A0%');
});
