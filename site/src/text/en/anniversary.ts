import type { anniversary as cn } from '../cn/anniversary.ts';
import { englishForm } from '../plural.ts';

function people(count: number): string {
  return `${count} ${englishForm(count, 'person', 'people')}`;
}

export const anniversary = {
  banners: 'anniversary banners',
  news: 'Anniversary news',
  activities: 'Anniversary events',
  yearsOfService: 'years of service',
  people,
  more: (count) => `${count} more ${englishForm(count, 'person', 'people')}`,
} satisfies typeof cn;
