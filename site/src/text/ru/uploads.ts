import type { uploads as cn } from '../cn/uploads.ts';
import { russianForm } from '../plural.ts';

export const uploads = {
  choose: (most) => (most === 1 ? 'Выберите файл' : 'Выберите файлы'),
  dropHint: (most) => `или перетащите либо вставьте ${most === 1 ? 'его' : 'их'} сюда`,
  hint: (extensions, most, megabytes) =>
    `${extensions.join(', ')}; ${most === 1 ? 'один файл' : `до\u00A0${most}\u00A0${russianForm(most, 'файла', 'файлов', 'файлов')}, каждый`} до\u00A0${megabytes}\u00A0МБ`,
  chosen: 'Выбранные файлы',
  notKept: 'Файлы не\u00A0сохранились, выберите их заново.',
  waiting: 'Ещё не\u00A0отправлен',
  queued: 'В\u00A0очереди',
  done: 'Загружен',
  percent: (percent) => `${percent}\u00A0%`,
  progress: (name) => `Ход загрузки: ${name}`,
  arrived: (arrived, all) => `Загружено ${arrived} из\u00A0${all}`,
  retry: (name) => `Загрузить снова: ${name}`,
  cancel: (name) => `Отменить загрузку: ${name}`,
  remove: (name) => `Убрать: ${name}`,
  failed: 'Не\u00A0удалось загрузить файл, повторите попытку',
  unreadable: 'Файл перемещён или изменён. Уберите его и\u00A0выберите заново',
  removeRejected: 'Уберите файлы, которые нельзя загрузить',
  note: 'Файлы загружаются только при отправке.',
} satisfies typeof cn;
