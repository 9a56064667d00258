import type { quickExit as cn } from '../cn/quick-exit.ts';

export const quickExit = {
  leave: 'Покинуть страницу',
  keys: 'или три раза нажмите Shift',
} satisfies typeof cn;
