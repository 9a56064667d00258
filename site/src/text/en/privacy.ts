import type { privacy as cn } from '../cn/privacy.ts';

export const privacy = {
  title: 'Privacy policy',
  say: 'What we collect, what for, and for how long.',
} satisfies typeof cn;
