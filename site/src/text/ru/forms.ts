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
  name: 'Имя и\u00A0фамилия',
  phone: 'Телефон',
  mail: 'Электронная почта',
  optional: ' (необязательно)',
  sending: 'Отправляем',
  uploading: 'Загружаем',
  retry: 'Отправить ещё раз',
  invalidFields: (count) => `Проверьте ${fieldsOf(count)}`,
  notSent: 'Не\u00A0отправлено. Всё введённое сохранено.',
  notSentBefore: (minutes) =>
    `Не\u00A0отправлено. Повторите через\u00A0${minutes}\u00A0${russianForm(minutes, 'минуту', 'минуты', 'минут')}: всё введённое сохранено.`,
  notSentLater: 'Не\u00A0отправлено. Повторите через несколько минут: всё введённое сохранено.',
  loadError: 'Форма загрузилась не\u00A0полностью',
  reload: 'Загрузить снова',
  /** On the page after a post without scripts. */
  accepted: {
    receipt: 'Номер обращения',
    writeDown: 'Запишите номер: он понадобится при дальнейших вопросах. Он показан только на\u00A0этой странице.',
  },
  quickExit,
  fileSize: {
    kilobytes: (figure) => `${figure}\u00A0КБ`,
    megabytes: (figure) => `${figure}\u00A0МБ`,
  },
} satisfies typeof cn;
