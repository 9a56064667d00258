import type { UploadTexts } from '../cn/uploads.ts';

export const uploads: UploadTexts = {
  title: (done, all) => `Загрузка: ${done} из ${all}`,
  waiting: 'в очереди',
  closeList: 'Закрыть список загрузок',
  wrongFormat: (formats) => `Неверный формат файла. Загрузите ${formats}`,
  tooMany: (count) => `За один раз можно загрузить не больше ${count} файлов`,
  failedFile: 'Не удалось загрузить файл, попробуйте ещё раз',
  unplayableFilm: 'Браузер не может воспроизвести этот ролик. Загрузите MP4 (H.264, AAC) или WebM',
  releasePictures: (count) =>
    count > 1 ? `Отпустите, чтобы загрузить изображения (${count})` : 'Отпустите, чтобы загрузить изображение',
  releaseFiles: (count) =>
    count > 1 ? `Отпустите, чтобы загрузить файлы (${count})` : 'Отпустите, чтобы загрузить файл',
  releaseFilms: (count) =>
    count > 1 ? `Отпустите, чтобы загрузить ролики (${count})` : 'Отпустите, чтобы загрузить ролик',
  rule: (formats, megabytes) => `${formats} · ${megabytes}\u00A0МБ`,
  megabytes: (size) => `${size}\u00A0МБ`,
  kilobytes: (size) => `${size}\u00A0КБ`,
};
