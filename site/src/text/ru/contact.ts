import type { contact as cn } from '../cn/contact.ts';

export const contact = {
  title: 'Контакты',
  lead: 'Запросы, фрахт, вакансии\u00A0— сразу к\u00A0тем, кто этим занимается.',
  details: 'Адрес и\u00A0телефоны',
  hours: 'Часы работы',
  copy: (what) => `Скопировать: ${what}`,
  map: {
    label: 'Расположение',
    coordinates: 'Координаты',
    latitude: (degrees, north) => `${degrees}° ${north ? 'с' : 'ю'}.\u00A0ш.`,
    longitude: (degrees, east) => `${degrees}° ${east ? 'в' : 'з'}.\u00A0д.`,
    system: 'WGS\u00A084',
    metres: (count) => (count < 1000 ? `${count}\u00A0м` : `${count / 1000}\u00A0км`),
    open: 'Открыть на карте',
    services: {
      amap: 'AMap',
      baidu: 'Baidu Maps',
      yandex: 'Яндекс Карты',
      google: 'Google Карты',
      osm: 'OpenStreetMap',
    },
  },
  desks: {
    name: 'Отделы',
    title: 'Прямая связь с\u00A0отделом',
    lead: 'У\u00A0каждого свой телефон и\u00A0своя почта. Без\u00A0переключений.',
  },
  write: {
    title: 'Напишите нам',
    lead: 'Опишите задачу и\u00A0оставьте контакт. Ответит профильный отдел.',
    within: 'до ответа в\u00A0рабочее время',
  },
} satisfies typeof cn;
