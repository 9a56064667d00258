import type { company as cn } from '../cn/company.ts';

export const company = {
  title: 'О группе',
  lead: 'Группа, её история, культура, награды и\u00A0места работы.',
  film: 'Фильм о группе',
  chairman: 'Обращение председателя',
  history: {
    title: (first, last) => `${first}–${last}: год\u00A0за\u00A0годом`,
    lead: 'Один год\u00A0— одна запись: что построили, куда отгрузили, чего\u00A0достигли.',
    years: 'Выбор годов',
    allYears: 'Все годы',
    entries: 'История',
  },
  culture: {
    title: 'По\u00A0каким правилам мы\u00A0работаем',
    lead: 'Записано, чтобы покупатели и\u00A0коллеги могли с\u00A0нас\u00A0спросить.',
    tabs: 'Принципы',
  },
  honours: {
    title: 'Сертификаты и\u00A0награды',
    lead: 'Откройте сертификат, чтобы увидеть область и\u00A0срок действия.',
    carousel: 'Сертификаты',
  },
  award: {
    number: 'Номер',
    issuer: 'Кем выдан',
    scope: 'Область действия',
    validity: 'Срок действия',
    since: (day) => `с\u00A0${day}`,
    between: (from, to) => `${from}\u00A0— ${to}`,
    until: (day) => `до\u00A0${day}`,
    unlimited: 'Бессрочно',
  },
  teamStyle: {
    title: 'Где мы работаем',
    lead: 'Иллюстрации без людей: в\u00A0таких местах рождается каждая цифра сертификата.',
    carousel: 'Рабочие места бригад',
  },
} satisfies typeof cn;
