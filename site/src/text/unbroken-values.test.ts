import { expect, test } from 'vitest';
import { withUnbrokenValues } from './unbroken-values.ts';

/** Brackets mark what stays on one line. */
const marked = (text: string) =>
  withUnbrokenValues(text).replaceAll('<span data-nowrap>', '[').replaceAll('</span>', ']');

test.each([
  ['占地12.8公顷，年产60–70万吨', '占地[12.8公顷]，年产[60–70万吨]'],
  ['每24小时100万立方米', '每[24小时][100万立方米]'],
  ['850 °C以下', '[850 °C]以下'],
  ['1个20英尺集装箱', '[1个][20英尺]集装箱'],
  ['31–32 t of coke', '[31–32 t] of coke'],
  ['a yard of 1,200 wagons', 'a yard of [1,200 wagons]'],
  ['120 тыс. т при 850–1 250 °C', '[120 тыс. т] при [850–1 250 °C]'],
  ['248\u00a0тыс. ГДж тепла', '[248\u00a0тыс. ГДж] тепла'],
  ['硫含量不高于3.00%', '硫含量不高于[3.00]%'],
  ['Удельная ёмкость, мА·ч/г', 'Удельная ёмкость, [мА·ч/г]'],
  ['SO₂, mg/m³', 'SO₂, [mg/m³]'],
  ['https://example.com/a', 'https://example.com/a'],
])('%s keeps its values with their units', (text, expected) => {
  expect(marked(text)).toBe(expected);
});

test.each([
  ['Fast charge BY-AAM-0102', 'Fast charge [BY-AAM-0102]'],
  ['ГОСТ 22898-78', '[ГОСТ 22898-78]'],
  ['YS/T 587.4, ГОСТ 8606', '[YS/T 587.4], [ГОСТ 8606]'],
  ['切换在40分钟内完成。', '切换在[40分钟]内[完成。]'],
  ['<p>按六四比例分担。</p><p>完。</p>', '<p>按六四比例[分担。]</p><p>完。</p>'],
  ['BY-2A, BY-2B, 180 тыс. т', '[BY-2A], [BY-2B], [180 тыс. т]'],
  ['a pipe of DN 600, ISO 9001', 'a pipe of [DN 600], [ISO 9001]'],
  ['GB/T 24526, YS/T 587.9', '[GB/T 24526], [YS/T 587.9]'],
  ['в биг-бэгах', 'в [биг-бэгах]'],
  ['low-sulfur coke', '[low-sulfur] coke'],
  ['by e-mail, off-grade', 'by [e-mail], [off-grade]'],
  ['литий-ионные батареи', '[литий-ионные] батареи'],
  ['Если что-то случилось', 'Если [что-то] случилось'],
  ['4.6公里DN 600管线', '[4.6公里][DN 600管]线'],
  ['выполнила 100-тысячный рейс', 'выполнила [100-тысячный] рейс'],
  ['since 2019, always', 'since 2019, always'],
])('%s keeps its code and leaves a number alone', (text, expected) => {
  expect(marked(text)).toBe(expected);
});

test('markup and character references stay as they are', () => {
  expect(marked('<p class="a1 b2">5 t &#38; 3</p>')).toBe('<p class="a1 b2">[5 t] &#38; 3</p>');
});
