import { expect, test } from 'vitest';
import { barsOf, phoneShapeOf } from './table-shape.ts';

function table(columns: string[], ...rows: string[][]) {
  return {
    columns: columns.map((column) => ({
      name: column.replace('#', ''),
      numeric: column.endsWith('#'),
      bars: false,
    })),
    rows,
  };
}

test('short values become a record, too', () => {
  const columns = ['仪器', '测什么', '方法', '台数#', '频次'];
  const row = ['比表面积仪', '比表面积和孔径，氮吸附', 'GB/T 19587', '2', '每批'];
  expect(phoneShapeOf(table(columns, row))).toBe('records');
});

test('a long value needs its label', () => {
  const columns = ['运输方式', '装载单元', '常见批量', '运输时间'];
  const row = ['跨境班列', '20英尺箱，不超过24吨', '1–60箱', '克拉斯诺亚尔斯克12天，哈萨克斯坦全境11天'];
  expect(phoneShapeOf(table(columns, row))).toBe('records');
});

test('so do many values, and a number with a long label', () => {
  const text = 'Lorem ipsum dolor sit';
  expect(phoneShapeOf(table(['A', 'B', 'C', 'D', 'E', 'F'], Array(6).fill(text)))).toBe('records');
  expect(phoneShapeOf(table(['A', 'B', 'C', 'Fee in % of the value#'], [text, text, `${text} amet`, '3']))).toBe(
    'records',
  );
});

test('numbers stay a table, and so do words that fit beside each other', () => {
  const numbers = ['首次放电比容量，mAh/g', '≥ 355', '≥ 347', 'GB/T 24533'];
  expect(phoneShapeOf(table(['指标', '能量型#', '快充型#', '试验方法'], numbers))).toBeUndefined();
  const grade = ['4级', '班组长', '高级工程师', '主管', '2年', '1.9'];
  expect(phoneShapeOf(table(['级别', '操作', '技术', '业务', '本级最短年限', '工资系数#'], grade))).toBeUndefined();
});

test('words that do not fit beside each other become records', () => {
  const grade = ['4-я', 'Начальник смены', 'Старший инженер', 'Руководитель группы', '2 года', '1,9'];
  const columns = ['Ступень', 'Производство', 'Техника', 'Торговля и управление', 'Стаж не менее', 'Коэффициент#'];
  expect(phoneShapeOf(table(columns, grade))).toBe('records');
});

test('half of six columns may be numbers', () => {
  const columns = ['区域', '国家', '现场#', '人数#', '轮换，月#', '主要工种'];
  expect(
    phoneShapeOf(table(columns, ['东南亚', '印度尼西亚、越南、马来西亚', '4', '84', '9', '焊工、起重、电气'])),
  ).toBe('records');
});

test('the amounts of three columns stay below each other', () => {
  const rows = [['Плата за финансирование', 'Оплаченное × 6 % годовых × 90/360', '360 000']];
  expect(phoneShapeOf(table(['Статья', 'Расчёт', 'Сумма, юаней#'], ...rows))).toBe('amounts');
});

test('bars are drawn to the scale of the largest', () => {
  expect(barsOf('ru', ['96', '48', '1,5 млн', '–']).bars.map(({ end }) => end)).toEqual([1, 0.5, 1.5 / 96, 0]);
  expect(barsOf('ru', ['1 200 т', '6\u00a0000']).bars.map(({ end }) => end)).toEqual([0.2, 1]);
  expect(barsOf('en', ['1,200 t', '6,000', '600.0']).bars.map(({ end }) => end)).toEqual([0.2, 1, 0.1]);
});

test('three values that do not fit beside their name are below it', () => {
  const columns = ['Property', 'Energy type BY-AAM-0101#', 'Fast-charge type BY-AAM-0102#', 'Test method'];
  expect(phoneShapeOf(table(columns, ['First discharge capacity, mAh/g', '≥ 355', '≥ 347', 'GB/T 24533']))).toBe(
    'values',
  );
  expect(phoneShapeOf(table(['Item', '2023#', '2024#', '2025'], ['Dust', '8.1', '7.6', '6.9']))).toBeUndefined();
});

test('ranges are drawn on a scale from zero to a round number', () => {
  expect(barsOf('ru', ['0,75–1,5', '1,5–3,0'])).toEqual({
    bars: [
      { start: 0.25, end: 0.5 },
      { start: 0.5, end: 1 },
    ],
    marks: [0, 1, 2, 3],
  });
});
