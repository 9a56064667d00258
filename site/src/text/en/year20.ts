import type { year20 as cn } from '../cn/year20.ts';
import { englishForm } from '../plural.ts';

function people(count: number): string {
  return `${count} ${englishForm(count, 'person', 'people')}`;
}

export const year20 = {
  banners: 'anniversary banners',
  news: 'Anniversary news',
  activities: 'Anniversary events',
  yearsOfService: 'years of service',
  people,
  more: (count: number) => `${count} more ${englishForm(count, 'person', 'people')}`,
} satisfies typeof cn;
