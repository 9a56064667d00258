import type { comparison as cn } from '../cn/comparison.ts';

export const comparison = {
  title: 'Сравнение продукции',
  description:
    'До\u00A0четырёх позиций или марок рядом: типичные значения, пределы, упаковка, минимальная партия и\u00A0порты отгрузки.',
  lead: 'До\u00A0четырёх позиций или марок рядом; типичные значения и\u00A0пределы указаны отдельно.',
  catalogue: 'Торговля сырьём',
  legend: 'В\u00A0каждой ячейке сверху типичное значение, под\u00A0ним\u00A0— предел.',
  marked: 'Выделены строки, где есть различия.',
  property: 'Показатель',
  typical: 'типичное значение',
  limit: 'предел',
  notStated: 'не\u00A0нормируется',
  differs: 'есть различия',
  supply: {
    hsCode: 'Код ТН\u00A0ВЭД / HS',
    casNumber: 'Номер CAS',
    packing: 'Упаковка',
    minimumLot: 'Минимальная партия',
    loadingPorts: 'Порты отгрузки',
  },
  remove: (code: string) => `Убрать ${code}`,
  add: 'Артикул или марка',
  addButton: 'Добавить',
  choose: 'Выбрать в\u00A0каталоге',
  print: 'Печать',
  missing: (codes: string) => `Нет в\u00A0каталоге: ${codes}`,
  empty:
    'Пока ничего не\u00A0выбрано. Отметьте до\u00A0четырёх позиций в\u00A0каталоге или марки в\u00A0таблицах типичных значений.',
} satisfies typeof cn;
