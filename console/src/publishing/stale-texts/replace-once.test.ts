import { expect, it } from 'vitest';
import { replaceOnce } from './replace-once.ts';

it('replaces words that occur once, also with the entity of a space', () => {
  expect(replaceOnce('<p>128\u00A0га, 3 км</p>', '128\u00A0га', '12,8\u00A0га')).toBe('<p>12,8\u00A0га, 3 км</p>');
  expect(replaceOnce('<p>128&nbsp;га</p>', '128\u00A0га', '12,8\u00A0га')).toBe('<p>12,8\u00A0га</p>');
});

it('replaces nothing if it is not clear what is meant', () => {
  expect(replaceOnce('3 км и ещё 3 км', '3 км', '4 км')).toBeUndefined();
  expect(replaceOnce('площадь {fushunAreaMu}', '128\u00A0га', '12,8\u00A0га')).toBeUndefined();
});
