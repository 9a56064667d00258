import type { quickExit as cn } from '../cn/quick-exit.ts';

export const quickExit = {
  leave: 'Leave at once',
  keys: 'or press Shift three times',
} satisfies typeof cn;
