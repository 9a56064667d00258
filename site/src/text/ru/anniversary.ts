import type { anniversary as cn } from '../cn/anniversary.ts';
import { russianForm } from '../plural.ts';

/** 1 человек, 2 человека, 6 человек. */
function people(count: number): string {
  return `${count}\u00A0${russianForm(count, 'человек', 'человека', 'человек')}`;
}

export const anniversary = {
  banners: 'юбилейные баннеры',
  news: 'Новости юбилея',
  activities: 'События юбилея',
  yearsOfService: 'лет в\u00A0группе',
  people,
  more: (count) => `Ещё ${people(count)}`,
} satisfies typeof cn;
