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
    whole: (count: number) => `Весь альбом: ${count}\u00A0${picturesOf(count)}`,
    year: (year: string) => year,
    count: (count: number) => `${count}\u00A0${picturesOf(count)}`,
    empty: 'В\u00A0альбоме пока нет изображений.',
    back: 'Развитие персонала',
  },
  join: {
    name: 'Вакансии',
    title: 'Открытые вакансии',
    kinds: { 1: 'Постоянная работа', 2: 'Частичная занятость' },
    openPosts: (count: number) => {
      return count === 0 ? 'Сейчас вакансий нет' : `${count}\u00A0${openPosts(count)}`;
    },
  },
} satisfies typeof cn;
