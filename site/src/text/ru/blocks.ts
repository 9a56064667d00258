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
      river: 'река',
      crossBorder: 'через границу',
    },
    stops: { works: 'завод', hub: 'узел', port: 'порт', border: 'погранпереход', customer: 'заказчик' },
  },
} satisfies typeof cn;
