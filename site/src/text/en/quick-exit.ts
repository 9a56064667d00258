import type { quickExit as cn } from '../cn/quick-exit.ts';

export const quickExit = {
  leave: 'Leave at once',
  keys: 'or, before you write, press Shift three times',
  url: 'https://www.bing.com/',
} satisfies typeof cn;
