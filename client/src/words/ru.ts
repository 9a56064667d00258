import type { ClientWords } from './cn.ts';

export const ru = {
  codes: {
    401: 'Вход не выполнен, доступ к ресурсам системы закрыт',
    403: 'Нет прав на это действие',
    404: 'Запрошенный ресурс не существует',
  },
  unknown: 'Неизвестная ошибка системы, сообщите администратору',
  network: 'Нет связи с сервером',
  timeout: 'Сервер не ответил вовремя',
  status: (status) => `Ошибка интерфейса системы ${status}`,
  invalidSession: 'Сеанс недействителен или истёк. Войдите снова.',
  downloadFailed: 'Не удалось скачать файл. Обратитесь к администратору.',
  directDownloadFailed: 'Скачать не удалось',
  uploadFailed: 'Не удалось загрузить изображение, попробуйте ещё раз',
  editorPictureFailed: 'Не удалось вставить изображение',
  uploadTooLarge: (megabytes) => `Размер файла не должен превышать ${megabytes} МБ`,
  copied: 'Скопировано',
  copyFailed: 'Скопировать не удалось',
} satisfies ClientWords;
