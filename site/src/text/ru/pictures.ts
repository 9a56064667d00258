import type { pictures as cn } from '../cn/pictures.ts';
import { russianForm } from '../plural.ts';

function picturesOf(count: number): string {
  return russianForm(count, 'изображение', 'изображения', 'изображений');
}

function openPosts(count: number): string {
  return russianForm(count, 'открытая вакансия', 'открытые вакансии', 'открытых вакансий');
}

export const pictures = {
  album: {
    name: 'Альбом',
    title: 'Будни завода',
    carousel: 'Изображения: забота о\u00A0людях',
    showAll: (count) => `Весь альбом: ${count}\u00A0${picturesOf(count)}`,
    year: (year) => year,
    count: (count) => `${count}\u00A0${picturesOf(count)}`,
    empty: 'В\u00A0альбоме пока нет изображений.',
    back: 'Развитие персонала',
  },
  join: {
    name: 'Работа у\u00A0нас',
    title: 'Открытые вакансии',
    openPosts: (count) => {
      return count === 0 ? 'Сейчас вакансий нет' : `${count}\u00A0${openPosts(count)}`;
    },
  },
} satisfies typeof cn;
