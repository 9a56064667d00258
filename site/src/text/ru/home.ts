import type { home as cn } from '../cn/home.ts';
import { russianForm } from '../plural.ts';

function countriesOf(count: number): string {
  return russianForm(count, 'страна', 'страны', 'стран');
}

function formatHours(count: number): string {
  return `${russianForm(count, 'часа', 'часов', 'часов')} рабочего времени`;
}

export const home = {
  title: 'нефтяной кокс, прокалённый кокс, углеродные материалы',
  lead: 'Торговля, производство и перевозка: нефтяной кокс, прокалённый кокс, углеродные материалы.',
  slides: 'Экраны страницы',
  banner: {
    name: 'Начало',
    label: 'Баннеры',
    anniversary: 'К\u00A020-летию группы',
    products: 'Каталог продукции',
    learnMore: (label) => label,
  },
  map: {
    name: 'География поставок',
    title: (countries) => `${countries}\u00A0${countriesOf(countries)} регулярных поставок`,
    lead: 'Отгружаем поездом и\u00A0морем. У\u00A0каждой партии один сертификат от\u00A0погрузки до\u00A0завода.',
    picture: 'Карта мира, суша показана точками',
    globe: 'глобус',
    globePicture: 'Глобус, суша показана точками, от\u00A0нас проведены маршруты к\u00A0рынкам',
    note: (note) => `. ${note}`,
    regions: {
      asia: 'Азия',
      middleEast: 'Ближний Восток',
      europe: 'Европа',
      africa: 'Африка',
      americasOceania: 'Америка, Океания',
    },
  },
  business: {
    name: 'Чем мы\u00A0занимаемся',
    title: 'Пять направлений, одна цепочка',
    lead: 'От\u00A0ворот НПЗ до\u00A0анода: закупаем, прокаливаем, везём, финансируем, направляем персонал.',
  },
  products: {
    name: 'Продукция',
    title: 'Показатели вместо эпитетов',
    lead: 'Каждая марка продаётся по\u00A0показателям. Полные таблицы\u00A0— на\u00A0страницах товаров.',
    all: 'Вся продукция',
  },
  news: {
    name: 'Новости',
    title: 'Новости группы',
    all: 'Все новости',
    kinds: {
      1: 'Новости',
      2: 'СМИ о\u00A0нас',
      3: 'Материалы компании',
      4: 'К\u00A0юбилею',
      5: 'Юбилейные события',
    },
  },
  partners: {
    name: 'Партнёры',
    title: (enterprises) => `Работаем более чем с\u00A0${enterprises}\u00A0компаниями`,
    lead: 'Алюминиевые и\u00A0углеродные заводы, производители анодного материала: годовые контракты, в\u00A0каждом\u00A0— свои предельные показатели.',
    reply: (hours) => `Отвечаем на\u00A0запрос в\u00A0течение ${hours}\u00A0${formatHours(hours)}.`,
  },
} satisfies typeof cn;
