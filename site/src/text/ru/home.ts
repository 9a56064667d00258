import type { home as cn } from '../cn/home.ts';

export const home = {
  title: 'Главная',
  say: 'Торговля и производство: нефтяной кокс, прокалённый кокс, углеродные материалы.',
} satisfies typeof cn;
