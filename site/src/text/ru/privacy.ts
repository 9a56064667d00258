import type { privacy as cn } from '../cn/privacy.ts';

export const privacy = {
  title: 'Политика конфиденциальности',
  say: 'Какие данные мы собираем, зачем и как долго храним.',
} satisfies typeof cn;
