import type { pictures as cn } from '../cn/pictures.ts';
import { englishForm } from '../plural.ts';

export const pictures = {
  album: {
    name: 'Album',
    title: 'Everyday life at the\u00A0works',
    carousel: 'Employee care in pictures',
    showAll: (count) => `All ${count}\u00A0pictures`,
    year: (year) => year,
    count: (count) => `${count}\u00A0${englishForm(count, 'picture', 'pictures')}`,
    empty: 'There are no pictures in the album yet.',
    back: 'Talent development',
  },
  join: {
    name: 'Join us',
    title: 'Open positions',
    openPosts: (count) => {
      if (count === 0) return 'No open positions at the moment';
      return `${count}\u00A0open ${englishForm(count, 'position', 'positions')}`;
    },
  },
} satisfies typeof cn;
