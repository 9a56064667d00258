import type { messages as cn } from '../cn/messages.ts';
import { russianForm } from '../plural.ts';

function hoursOf(hours: number): string {
  return `${hours}\u00A0${russianForm(hours, 'рабочего часа', 'рабочих часов', 'рабочих часов')}`;
}

function fieldsOf(count: number): string {
  return `${count}\u00A0${russianForm(count, 'поле', 'поля', 'полей')}`;
}

export const messages = {
  title: 'Оставить сообщение',
  promise: (hours: number) => `Ответ в\u00A0течение ${hoursOf(hours)}`,
  allRequired: 'Все поля обязательны',
  businessType: 'Вид бизнеса',
  name: 'Имя и\u00A0фамилия',
  phone: 'Телефон',
  mail: 'Электронная почта',
  message: 'Сообщение',
  messageHint: 'Марка, тоннаж, порт или станция назначения',
  consent: {
    before: 'Я\u00A0ознакомился(-лась) с\u00A0',
    link: 'политикой обработки персональных данных',
    after: ' и\u00A0даю согласие на\u00A0обработку указанных мной сведений.',
  },
  about: (subject: string) => `Запрос: ${subject}`,
  send: 'Отправить',
  sending: 'Отправляем',
  retry: 'Отправить ещё раз',
  wrong: (count: number) => `Проверьте ${fieldsOf(count)}`,
  notSent: 'Не\u00A0отправлено. Всё введённое сохранено.',
  notReady: 'Форма загрузилась не\u00A0полностью',
  reload: 'Загрузить снова',
  sent: (hours: number) => `Мы\u00A0ответим в\u00A0течение ${hoursOf(hours)}.`,
  close: 'Закрыть',
} satisfies typeof cn;
