import type { parts as cn } from '../cn/parts.ts';

export const parts = {
  close: 'Закрыть',
  pause: (what: string) => `Пауза: ${what}`,
  play: (what: string) => `Запустить: ${what}`,
  previous: (what: string) => `Назад: ${what}`,
  next: (what: string) => `Вперёд: ${what}`,
  copied: 'Скопировано',
  copyFailed: 'Не удалось скопировать',
  copyByHand: 'Скопируйте из адресной строки',
  dismiss: 'Убрать',
  notices: 'Уведомления',
  floatingLogo: 'плавающий логотип',
  closeFloatingLogo: 'Закрыть плавающий логотип',
  loading: 'Загрузка',
  opensOutside: '(в новом окне)',
  sections: 'Разделы страницы',
  pictures: 'Изображения',
  picturePlace: (place: number, count: number) => `Изображение ${place} из ${count}`,
  playFilm: (seconds: number) => `Смотреть фильм, ${seconds}\u00A0с`,
  captions: 'Субтитры',
  filmFollows: 'Фильм снимается и\u00A0появится здесь.',
} satisfies typeof cn;
