import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['王示例', '王'],
  ['周样例，董事长', '周'],
  ['𠮷样本', '𠮷'],
  ['Wang Sample', 'WS'],
  ['Zhou Sample, Chairman', 'ZS'],
  ['Ван Пример', 'ВП'],
  ['Чжоу Образец, председатель', 'ЧО'],
  ['Ёлкин Йод Ильич', 'ЁЙ'],
  ['anna-maria', 'AM'],
  ['O’Neil Example', 'OE'],
  ['  Lü  E\u0301xample ', 'LÉ'],
  ['Bo', 'B'],
  ['(sample)', ''],
  ['', ''],
])('abbreviates “%s” to “%s”', (name, initials) => expect(initialsOf(name)).toBe(initials));
