import { expect, test } from 'vitest';
import { monogramOf } from './monogram-of.ts';

test.each([
  ['王示例', '王'],
  ['𠮷样本', '𠮷'],
  ['Wang Sample', 'WS'],
  ['Ван Пример', 'ВП'],
  ['anna-maria', 'AM'],
  ['  Lü  Example ', 'LE'],
  ['Bo', 'B'],
  ['', ''],
])('“%s” is %s', (name, monogram) => expect(monogramOf(name)).toBe(monogram));
