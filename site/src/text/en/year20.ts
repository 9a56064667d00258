import type { year20 as cn } from '../cn/year20.ts';

const plural = new Intl.PluralRules('en');

function people(count: number): string {
  return `${count} ${plural.select(count) === 'one' ? 'person' : 'people'}`;
}

export const year20 = {
  banners: 'anniversary banners',
  sections: { story: 'Story', film: 'Film', history: 'History', news: 'Latest', honoured: 'Long service' },
  news: 'Anniversary news',
  activities: 'Anniversary events',
  yearsOfService: 'years of service',
  people,
  more: (count: number) => `${count} more ${plural.select(count) === 'one' ? 'person' : 'people'}`,
} satisfies typeof cn;
