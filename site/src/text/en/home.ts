import type { home as cn } from '../cn/home.ts';

export const home = {
  title: 'Home',
  say: 'Trade and manufacture of petroleum coke, calcined coke and carbon materials.',
} satisfies typeof cn;
