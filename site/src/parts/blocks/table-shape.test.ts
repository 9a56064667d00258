import { expect, test } from 'vitest';
import { barsOf, isCollapsedOnPhone, isValueColumn, phoneShapeOf } from './table-shape.ts';

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

test('a number stays beside the name of its row, above several texts', () => {
  const columns = ['仪器', '测什么', '方法', '台数#', '频次'];
  const row = ['扫描电子显微镜与能谱仪', '颗粒形貌与包覆层，颗粒表面的元素分布和异物来源', 'GB/T 19587', '2', '每批'];
  expect(phoneShapeOf(table(columns, row))).toBe('amounts');
  const regions = ['区域', '国家', '现场#', '人数#', '轮换，月#', '主要工种'];
  const asia = ['东南亚', '印度尼西亚、越南、马来西亚、菲律宾', '4', '84', '9', '焊工、起重、电气、仪表、翻译'];
  expect(phoneShapeOf(table(regions, asia))).toBe('amounts');
});

test('so does who or when, beside a long text', () => {
  const columns = ['Term', 'Standard', 'Who bears it'];
  const row = ['Working hours', 'By the law of the country, at most 48 hours a week. '.repeat(3), 'The employer'];
  expect(phoneShapeOf(table(columns, row))).toBe('amounts');
  expect(columns.map((_name, place) => isValueColumn(table(columns, row), place))).toEqual([false, false, true]);
});

test('two short values are both beside a long name', () => {
  const columns = ['Cargo', 'HS code', 'CAS number'];
  const row = ['Graphitized petroleum coke recarburizer', '3801.10', '7782-42-5'];
  expect(columns.map((_name, place) => isValueColumn(table(columns, row), place))).toEqual([false, true, true]);
});

test('several long values need their labels', () => {
  const columns = ['运输方式', '装载单元', '常见批量', '运输时间'];
  const row = ['跨境班列', '20英尺箱，不超过24吨', '1–60箱', '克拉斯诺亚尔斯克12天，哈萨克斯坦全境11天'];
  expect(phoneShapeOf(table(columns, row))).toBe('records');
  const text = 'Lorem ipsum dolor sit';
  expect(phoneShapeOf(table(['A', 'B', 'C', 'D', 'E', 'F'], Array(6).fill(text)))).toBe('records');
});

test('four texts need their labels, beside one number too', () => {
  const grade = ['4-я', 'Начальник смены', 'Старший инженер', 'Руководитель группы', '2 года', '1,9'];
  const columns = ['Ступень', 'Производство', 'Техника', 'Торговля и управление', 'Стаж не менее', 'Коэффициент#'];
  expect(phoneShapeOf(table(columns, grade))).toBe('records');
});

test('numbers stay a table, and so do words that fit beside each other', () => {
  const numbers = ['首次放电比容量，mAh/g', '≥ 355', '≥ 347', 'GB/T 24533'];
  expect(phoneShapeOf(table(['指标', '能量型#', '快充型#', '试验方法'], numbers))).toBeUndefined();
  const grade = ['4级', '班组长', '高级工程师', '主管', '2年', '1.9'];
  expect(phoneShapeOf(table(['级别', '操作', '技术', '业务', '本级最短年限', '工资系数#'], grade))).toBeUndefined();
  expect(phoneShapeOf(table(['Item', '2023#', '2024#', '2025'], ['Dust', '8.1', '7.6', '6.9']))).toBeUndefined();
});

test('a text of up to three lines fits beside two short columns', () => {
  const columns = ['项目', '门槛', '谁来审'];
  expect(phoneShapeOf(table(columns, ['原料', '集团自有或已签三年以上供应', '采购、化验室']))).toBeUndefined();
});

test('three values that do not fit beside their name', () => {
  const columns = ['Property', 'Energy type BY-AAM-0101#', 'Fast-charge type BY-AAM-0102#', 'Test method'];
  expect(phoneShapeOf(table(columns, ['First discharge capacity, mAh/g', '≥ 355', '≥ 347', 'GB/T 24533']))).toBe(
    'amounts',
  );
});

test('a table is collapsed from thirty lines on, and hides at least three rows', () => {
  const record = [
    '跨境班列',
    '20英尺箱，不超过24吨',
    '1–60箱',
    '内衬袋散装',
    '克拉斯诺亚尔斯克12天，哈萨克斯坦全境11天',
  ];
  const columns = ['方式', '单元', '批量', '包装', '时间'];
  const rows = (count: number, row: string[]) => Array.from({ length: count }, () => row);
  expect(isCollapsedOnPhone(table(columns, ...rows(7, record)))).toBe(true);
  expect(isCollapsedOnPhone(table(columns, ...rows(5, record)))).toBe(false);
  const wide = table([...columns, '港口', '备注'], ...rows(5, [...record, '营口、锦州、大连', '船期见单证']));
  expect(isCollapsedOnPhone(wide)).toBe(false);
  expect(isCollapsedOnPhone(table(['货物', 'HS编码'], ...rows(9, ['煅后焦', '2713.12'])))).toBe(false);
});

test('bars are drawn to the scale of the largest', () => {
  expect(barsOf('ru', ['96', '48', '1,5 млн', '–']).bars.map(({ end }) => end)).toEqual([1, 0.5, 1.5 / 96, 0]);
  expect(barsOf('ru', ['1 200 т', '6\u00a0000']).bars.map(({ end }) => end)).toEqual([0.2, 1]);
  expect(barsOf('en', ['1,200 t', '6,000', '600.0']).bars.map(({ end }) => end)).toEqual([0.2, 1, 0.1]);
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
