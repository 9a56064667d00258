import { expect, it } from 'vitest';
import { changedSince, closesDetail } from './detail-changes.ts';

it('leaves unsaved what was typed while a save was on its way', () => {
  const sent = { en: 'A yard', focus: { x: 0, y: 0 } };
  expect(changedSince(sent, { ...sent })).toEqual({});
  expect(changedSince(sent, { ...sent, en: 'A yard by night' })).toEqual({ en: 'A yard by night' });
  expect(changedSince<object>(sent, { ...sent, ru: 'Двор' })).toEqual({ ru: 'Двор' });
  expect(changedSince<object>({ poster: null }, { poster: null, ru: null }), 'removed captions').toEqual({ ru: null });
});

it('asks about every navigation that closes the detail, and no other', () => {
  const path = (url: string) => new URL(url, 'http://localhost');
  const picture = '/media?picture=rail-yard';
  const closes = (to: string) => closesDetail('picture', path(picture), path(to));
  const closing = ['/media', '/media?picture=kiln', `${picture}&tab=films`, '/today?picture=rail-yard'];
  expect(closing.filter(closes)).toEqual(closing);
  expect([picture, '/media?text=yard&page=2&picture=rail-yard'].filter(closes)).toEqual([]);
});
