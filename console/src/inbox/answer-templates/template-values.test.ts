import { expect, it } from 'vitest';
import { isTemplateDraft, rebaseDraft, valuesOf } from './template-values.ts';

const from = { kind: 'message' as const, name: 'Price later', texts: { cn: '', en: 'The price follows.', ru: '' } };

it('restores a draft on top of what a colleague has saved meanwhile', () => {
  const typed = { ...from, texts: { ...from.texts, ru: 'Цена позже.' } };
  const saved = { ...from, name: 'Price soon', texts: { cn: '稍后报价。', en: 'Soon.', ru: 'Скоро.' } };
  expect(rebaseDraft(saved, { typed, from })).toEqual({
    kind: 'message',
    name: 'Price soon',
    texts: { cn: '稍后报价。', en: 'Soon.', ru: 'Цена позже.' },
  });
});

it('begins a new template empty, and an existing one with its texts', () => {
  expect(valuesOf(undefined, 'resume')).toEqual({ kind: 'resume', name: '', texts: { cn: '', en: '', ru: '' } });
  expect(valuesOf({ id: 1, version: 3, ...from }, 'resume')).toEqual(from);
});

it('offers no draft of another shape', () => {
  expect(isTemplateDraft({ typed: from, from })).toBe(true);
  expect(isTemplateDraft({ typed: { ...from, texts: 'en' }, from })).toBe(false);
  expect(isTemplateDraft(from)).toBe(false);
});
