import type { uploads as cn } from '../cn/uploads.ts';
import { russianForm } from '../plural.ts';

export const uploads = {
  choose: (most: number) => (most === 1 ? 'Выберите файл' : 'Выберите файлы'),
  dropHint: (most: number) => `или перетащите либо вставьте ${most === 1 ? 'его' : 'их'} сюда`,
  hint: (extensions: readonly string[], most: number, megabytes: number) =>
    `${extensions.join(', ')}; ${most === 1 ? 'один файл' : `до\u00A0${most}\u00A0${russianForm(most, 'файла', 'файлов', 'файлов')}, каждый`} до\u00A0${megabytes}\u00A0МБ`,
  chosen: 'Выбранные файлы',
  notKept: 'Файлы не\u00A0сохранились, выберите их заново.',
  waiting: 'Ещё не\u00A0отправлен',
  queued: 'В\u00A0очереди',
  done: 'Загружен',
  percent: (percent: number) => `${percent}\u00A0%`,
  progress: (name: string) => `Ход загрузки: ${name}`,
  arrived: (arrived: number, all: number) => `Загружено ${arrived} из\u00A0${all}`,
  retry: (name: string) => `Загрузить снова: ${name}`,
  cancel: (name: string) => `Отменить загрузку: ${name}`,
  remove: (name: string) => `Убрать: ${name}`,
  failed: 'Не\u00A0удалось загрузить файл, повторите попытку',
  unreadable: 'Файл перемещён или изменён. Уберите его и\u00A0выберите заново',
  removeRejected: 'Уберите файлы, которые нельзя загрузить',
} satisfies typeof cn;
