import type { quickExit as cn } from '../cn/quick-exit.ts';

export const quickExit = {
  leave: 'Покинуть страницу',
  keys: 'или, пока ничего не\u00A0введено, трижды нажмите Shift',
  url: 'https://ya.ru/',
} satisfies typeof cn;
