import type { comparison as cn } from '../cn/comparison.ts';

export const comparison = {
  title: 'Сравнение продукции',
  description:
    'До\u00A0четырёх позиций или марок рядом: типичные значения, пределы, упаковка, минимальная партия и\u00A0порты отгрузки.',
  lead: 'До\u00A0четырёх позиций или марок рядом.',
  catalogue: 'Торговля сырьём',
  legend: 'В\u00A0каждой ячейке сначала типичное значение, затем предел. ',
  marked: 'Строки без различий набраны серым.',
  property: 'Показатель',
  typical: 'типичное значение',
  limit: 'предел',
  notStated: 'не\u00A0нормируется',
  same: ' (без различий)',
  afterCalcining: ' Плотность и\u00A0сопротивление порошка сырого кокса измерены после прокаливания при 1300\u00A0°C.',
  densityMethods:
    ' Действительная плотность определена по методу, принятому для марки; значения, полученные разными методами, не\u00A0сравнивают.',
  partial: 'Указано не\u00A0для всех позиций',
  supplyTitle: 'Поставка',
  supply: {
    hsCode: 'Код ГС\u00A0(HS)',
    casNumber: 'Номер CAS',
    packing: 'Упаковка',
    minimumLot: 'Минимальная партия',
    loadingPorts: 'Порты отгрузки',
  },
  remove: (code: string) => `Убрать ${code}`,
  add: 'Артикул или марка',
  addButton: 'Добавить',
  inquire: 'Запросить цену',
  products: (names: readonly string[]) => names.join('; '),
  choose: 'Выбрать в\u00A0каталоге',
  print: 'Печать',
  missing: (codes: readonly string[]) => `Нет в\u00A0каталоге: ${codes.join(', ')}`,
  empty:
    'Пока ничего не\u00A0выбрано. Отметьте до\u00A0четырёх позиций в\u00A0каталоге или марки в\u00A0таблицах типичных значений.',
} satisfies typeof cn;
