import { compareFigures } from 'contract/console/differing-figures.ts';
import { expect, it } from 'vitest';
import { figureParts } from './marked-figures.ts';

const marked = (source: string, text: string) =>
  figureParts(text, compareFigures(source, text, 'ru'))
    .map(({ text: part, figure }) => (figure === undefined ? part : `[${figure} ${part}]`))
    .join('');

it('cuts a text at its figures, in the order of the text', () => {
  expect(marked('占地192亩，距站3.5公里', 'До станции 3,5 км, площадь 128 га.')).toBe(
    'До станции [agrees 3,5 км], площадь [differs 128 га].',
  );
  expect(marked('没有数字', 'Без чисел, 5 км')).toBe('Без чисел, 5 км');
});

it('tells a figure from the end of a longer one, and equal figures from each other', () => {
  expect(marked('先12公里，后2公里', '12 км, затем 2 км')).toBe('[agrees 12 км], затем [agrees 2 км]');
  expect(marked('先2公里，再2公里', 'сначала 2 км, затем 2 км')).toBe('сначала [agrees 2 км], затем [agrees 2 км]');
});
