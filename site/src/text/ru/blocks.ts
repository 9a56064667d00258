import type { blocks as cn } from '../cn/blocks.ts';

export const blocks = {
  tabs: 'Производства',
  routes: {
    legend: 'Обозначения',
    list: 'Маршруты списком',
    to: '—',
    modes: {
      road: 'автодорога',
      rail: 'железная дорога',
      sea: 'море',
      river: 'река\u00A0— море',
      crossBorder: 'через границу',
    },
    stops: { works: 'завод', hub: 'узел', port: 'порт', border: 'погранпереход', customer: 'заказчик' },
    straits: { malacca: 'Малаккский пролив', suez: 'Суэцкий канал', gibraltar: 'Гибралтар' },
  },
  table: 'Показать таблицей',
  moreRows: (count) => `Ещё ${count}`,
  emissions: {
    permit: 'Предел',
    mean: 'Среднее',
    highest: 'Максимум',
    readings: 'Часовые замеры',
    aboveLimit: 'Выше предела',
    day: 'День',
    lowest: 'Минимум',
    byYear: 'По годам и целям',
    indicator: 'Показатель',
    met: 'цель достигнута',
    missed: 'цель не достигнута',
    target: 'цель',
    withUnit: (name, unit) => `${name}, ${unit}`,
    against: (value, target, verdict) => `${value} (${target}, ${verdict})`,
  },
  schedule: {
    units: { day: 'День', week: 'Неделя' },
    span: {
      day: (from, to) => (from === to ? `${from}-й день` : `дни ${from}–${to}`),
      week: (from, to) => (from === to ? `${from}-я неделя` : `недели ${from}–${to}`),
    },
  },
} satisfies typeof cn;
