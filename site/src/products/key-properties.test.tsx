import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { KeyProperties } from './key-properties.tsx';

it('a unit is not broken behind its slash', () => {
  const facts = [{ property: 'Expansion', value: '≤ 1.3', unit: '×10⁻⁶/℃' }];
  const shown = renderToStaticMarkup(<KeyProperties facts={facts} lang={() => undefined} className={undefined} />);
  expect(shown).toContain('×10⁻⁶/\u2060℃');
});
