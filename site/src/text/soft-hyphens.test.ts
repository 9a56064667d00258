import { expect, it } from 'vitest';
import { softHyphens } from './soft-hyphens.ts';

it('lets long Russian words break between syllables, and leaves others as they are', () => {
  const shown = (text: string) => softHyphens(text).replaceAll('\u00AD', '|');
  expect(shown('с виброуплотнением')).toBe('с виброуплотне|нием');
  expect(shown('Действительная плотность')).toBe('Действи|тельная плотность');
  expect(shown('пылеподавляющим')).toBe('пы|ле|по|давляю|щим');
  expect(shown('Сера, Sulfur, 硫')).toBe('Сера, Sulfur, 硫');
});
