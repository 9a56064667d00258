import type { company as cn } from '../cn/company.ts';

export const company = {
  title: 'О компании',
  say: 'Группа, её история, культура, награды и люди.',
} satisfies typeof cn;
