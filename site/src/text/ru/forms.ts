import type { forms as cn } from '../cn/forms.ts';
import { russianForm } from '../plural.ts';
import { quickExit } from './quick-exit.ts';

function fieldsOf(count: number): string {
  return `${count}\u00A0${russianForm(count, 'поле', 'поля', 'полей')}`;
}

export const forms = {
  consent: {
    before:
      'Даю согласие на\u00A0обработку указанных мной персональных данных. Как мы их обрабатываем, сказано в\u00A0',
    link: 'политике обработки персональных данных',
    after: '.',
  },
  optional: ' (необязательно)',
  sending: 'Отправляем',
  uploading: 'Загружаем',
  retry: 'Отправить ещё раз',
  wrong: (count: number) => `Проверьте ${fieldsOf(count)}`,
  notSent: 'Не\u00A0отправлено. Всё введённое сохранено.',
  notSentBefore: (minutes: number) =>
    `Не\u00A0отправлено. Повторите через\u00A0${minutes}\u00A0${russianForm(minutes, 'минуту', 'минуты', 'минут')}: всё введённое сохранено.`,
  notSentLater: 'Не\u00A0отправлено. Повторите через несколько минут: всё введённое сохранено.',
  loadError: 'Форма загрузилась не\u00A0полностью',
  reload: 'Загрузить снова',
  /** On the page after a post without scripts. */
  accepted: {
    receipt: 'Номер обращения',
    keep: 'Запишите номер: он понадобится при дальнейших вопросах. Он показан только на\u00A0этой странице.',
    look: 'Проверить обращение по\u00A0номеру',
  },
  quickExit,
  fileSize: {
    kilobytes: (figure: string) => `${figure}\u00A0КБ`,
    megabytes: (figure: string) => `${figure}\u00A0МБ`,
  },
} satisfies typeof cn;
