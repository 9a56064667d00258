import type { products as cn } from '../cn/products.ts';
import { russianForm } from '../plural.ts';

function formatHours(hours: number): string {
  return `${hours} ${russianForm(hours, 'часа', 'часов', 'часов')} рабочего времени`;
}

function formatCount(count: number): string {
  return `${count}\u00A0${russianForm(count, 'позиция', 'позиции', 'позиций')}`;
}

export const products = {
  title: 'Торговля сырьём',
  description:
    'Каталог углеродной, алюминиевой, химической, энергетической и\u00A0минеральной продукции с\u00A0типичными значениями.',
  lead: (categories, count) =>
    `${formatCount(count)} в\u00A0${categories}\u00A0${russianForm(categories, 'разделе', 'разделах', 'разделах')}. Типичные значения сырого и\u00A0прокалённого кокса по\u00A0маркам\u00A0— на\u00A0отдельных страницах.`,
  inCategory: (category, count) => `${category}: ${count} с\u00A0типичными значениями.`,
  categories: 'Разделы каталога',
  below: (category) => `Подразделы: ${category}`,
  count: formatCount,
  countOf: (count, all) => `${count}\u00A0из\u00A0${all}\u00A0${russianForm(all, 'позиции', 'позиций', 'позиций')}`,
  filter: {
    label: 'Найти продукцию',
    placeholder: 'Название или артикул',
    hint: 'Поиск идёт по\u00A0всем разделам. Затем можно выбрать один из\u00A0них.',
    submit: 'Найти',
    clear: 'Очистить запрос',
    everywhere: 'Все разделы',
    quoted: (keyword) => `«${keyword}»`,
    nothing: (keyword) => `По\u00A0запросу «${keyword}» ничего не\u00A0найдено`,
    advice: 'Попробуйте слово короче или артикул либо пришлите нам свои требования.',
  },
  empty: {
    title: 'В\u00A0этом разделе пока ничего нет',
    lead: 'Каталог пополняется. Посмотрите другой раздел или пришлите нам спецификацию и\u00A0тоннаж.',
    otherCategory: (category) => `Открыть раздел «${category}»`,
  },
  inquiry: {
    title: 'Нет в\u00A0списке?',
    lead: (hours) => `Пришлите спецификацию и\u00A0тоннаж. Ответим в\u00A0течение ${formatHours(hours)}.`,
  },
  pictures: (name) => `Изображения: ${name}`,
  showPicture: (number) => `Показать изображение ${number}`,
  documents: {
    sheet: 'Спецификация (PDF)',
    safety: 'Паспорт безопасности, образец (PDF)',
    catalogue: 'Каталог (PDF)',
    certificate: 'Сертификат партии, образец',
    lookUp: 'Проверить сертификат партии',
  },
  compareSimilar: 'Сравнить с\u00A0похожими',
  onlyChinese: 'Пока описание этого товара есть только на\u00A0китайском языке',
  attributes: { name: 'Характеристики', title: 'Спецификация' },
  other: {
    title: 'Нужны другие показатели?',
    lead: (hours) => `Назовите нужные показатели. Ответим в\u00A0течение ${formatHours(hours)}.`,
  },
  related: { name: 'Каталог', title: 'Похожая продукция' },
  all: 'Весь раздел',
} satisfies typeof cn;
