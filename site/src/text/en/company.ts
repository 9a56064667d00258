import type { company as cn } from '../cn/company.ts';

export const company = {
  title: 'About us',
  say: 'The group, its history, culture, honours and people.',
} satisfies typeof cn;
