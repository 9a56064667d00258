import type { pictures as cn } from '../cn/pictures.ts';
import { englishForm } from '../plural.ts';

export const pictures = {
  album: {
    name: 'Album',
    title: 'Everyday life at the\u00A0works',
    carousel: 'Employee care in pictures',
    whole: (count: number) => `All ${count}\u00A0pictures`,
    year: (year: string) => year,
    count: (count: number) => `${count}\u00A0${englishForm(count, 'picture', 'pictures')}`,
    empty: 'There are no pictures in the album yet.',
    back: 'Talent development',
  },
  join: {
    name: 'Careers',
    title: 'Open positions',
    kinds: { 1: 'Permanent', 2: 'Part-time' },
    openPosts: (count: number) => {
      if (count === 0) return 'No open positions at the moment';
      return `${count}\u00A0open ${englishForm(count, 'position', 'positions')}`;
    },
  },
} satisfies typeof cn;
