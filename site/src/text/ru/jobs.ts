import type { jobs as cn } from '../cn/jobs.ts';
import { russianForm } from '../plural.ts';

function openings(count: number): string {
  return russianForm(count, 'место', 'места', 'мест');
}

function posts(count: number): string {
  return russianForm(count, 'вакансия', 'вакансии', 'вакансий');
}

export const jobs = {
  tabs: 'Вид занятости',
  columns: {
    post: 'Должность',
    openings: 'Мест',
    location: 'Город',
    wages: 'Оплата',
    posted: 'Опубликовано',
    description: 'Описание',
  },
  openings: (people) => `${people}\u00A0${openings(people)}`,
  betweenDuties: '. ',
  duties: 'Обязанности',
  demands: 'Требования',
  details: 'О\u00A0вакансии',
  number: 'Номер',
  kind: 'Занятость',
  copyLink: 'Скопировать ссылку',
  closed: 'Эта вакансия уже закрыта. Ниже\u00A0— те, что открыты сейчас.',
  locations: 'Вакансии по городам',
  allLocations: 'Все города',
  noneFits: 'Нет подходящей вакансии?',
  empty: {
    title: 'Сейчас открытых вакансий нет.',
    other: (kind, count) => `${kind}: ${count}\u00A0${posts(count)}`,
    develop: 'Как мы учим и\u00A0продвигаем',
  },
  resume: {
    open: 'Отправить резюме',
    openWithout: 'Отправить отклик',
    subject: (postNo) => `Отклик на\u00A0вакансию ${postNo}`,
  },
} satisfies typeof cn;
