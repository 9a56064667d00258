import { expect, it } from 'vitest';
import { type Handover, handoverIn } from './handover.ts';

it('is read from a history entry as it was left there', () => {
  const title = { cn: '标题' };
  const unsaved = { base: { version: 1, body: { title } }, body: { title: { cn: '标题二' } } };
  const left: Handover = { publishNext: true, unsaved };
  expect(handoverIn(structuredClone(left))).toEqual(left);
});

it('is nothing in an entry of something else', () => {
  const nothing = { publishNext: false, unsaved: undefined };
  expect(handoverIn(null)).toEqual(nothing);
  expect(handoverIn({ publishNext: 'yes', unsaved: { body: {} } })).toEqual(nothing);
});
