import type { search as cn } from '../cn/search.ts';
import { russianForm } from '../plural.ts';

export const search = {
  title: 'Поиск',
  titleOf: (query) => `«${query}»: результаты поиска`,
  description: 'Поиск по\u00A0товарам, артикулам, новостям, вакансиям и\u00A0страницам.',
  scope: 'Товары, новости, вакансии, страницы',
  field: 'Что найти',
  submit: 'Найти',
  slash: 'Открывать поиск клавишей /',
  found: (query, count) =>
    `«${query}»: ${count}\u00A0${russianForm(count, 'результат', 'результата', 'результатов')}, по\u00A0релевантности`,
  kinds: { product: 'Товары', news: 'Новости', job: 'Вакансии', page: 'Страницы' },
  document: 'Спецификация (PDF)',
  more: (count) => `Ещё\u00A0${count}`,
  first: (shown) => `Показаны первые ${shown}. Добавьте слово, чтобы сузить поиск.`,
  start: 'Введите товар, артикул, порт или должность. Несколько слов разделите пробелами.',
  none: {
    title: (query) => `По\u00A0запросу «${query}» ничего не\u00A0найдено`,
    lead: 'Уберите часть слов или введите русское название. От\u00A0артикула достаточно части.',
    products: 'Открыть каталог продукции',
    contact: 'Спросить нас напрямую',
  },
  categories: 'Разделы каталога',
  pages: 'Часто посещаемые страницы',
} satisfies typeof cn;
