import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { catalogue } from '../text/en/catalogue.ts';
import { TextProvider } from '../text/use-text.tsx';
import { KeyProperties } from './key-properties.tsx';

function shown(value: string, unit: string): string {
  return renderToStaticMarkup(
    <TextProvider catalogue={catalogue} locale="en">
      <KeyProperties facts={[{ property: 'Property', value, unit }]} lang={() => undefined} className={undefined} />
    </TextProvider>,
  );
}

it('a unit is not broken behind its slash', () => {
  expect(shown('≤ 1.3', '×10⁻⁶/℃')).toContain('×10⁻⁶/\u2060℃');
});

it('an English figure has a space before its unit, and none before a percent sign', () => {
  const text = (markup: string) => markup.replace(/^.*<dd>|<[^>]+>/g, '');
  expect(text(shown('0.12', '%/min'))).toBe('0.12 %/\u2060min');
  expect(text(shown('≤ 0.50', '%'))).toBe('≤ 0.50%');
});
