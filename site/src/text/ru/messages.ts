import type { messages as cn } from '../cn/messages.ts';
import { russianForm } from '../plural.ts';

function formatHours(hours: number): string {
  return `${hours}\u00A0${russianForm(hours, 'часа', 'часов', 'часов')}`;
}

export const messages = {
  allRequired: 'Все поля обязательны',
  /** The form that is opened from a product or a table. */
  inquiry: {
    title: 'Запрос цены',
    hint: 'Марка, показатели качества, упаковка',
    note: 'Обязательны все поля, кроме подробностей',
    send: 'Отправить запрос',
    legend: 'Подробности (по\u00A0желанию)',
    quantity: 'Количество',
    unit: 'Единица',
    term: 'Инкотермс 2020',
    noTerm: 'По\u00A0согласованию',
    termName: (code, name) => `${code}\u00A0— ${name}`,
    anyMode: 'Любой вид транспорта',
    sea: 'Морской и\u00A0внутренний водный транспорт, с\u00A0указанием порта',
    place: 'Порт или станция',
    date: 'Срок поставки, не\u00A0позднее',
    file: 'Спецификация или другой файл',
    /** A file that came with a form that was rejected. */
    attachReceived: (fileName) => `Приложить полученный файл: ${fileName}`,
    sent: (fileName) => `Вложение: ${fileName}`,
  },
  businessType: 'Вид бизнеса',
  message: 'Сообщение',
  messageHint: 'Марка, тоннаж, порт или станция назначения',
  about: (subject) => `Запрос: ${subject}`,
  send: 'Отправить',
  reply: {
    within: (hours) => `Мы\u00A0ответим в\u00A0течение ${formatHours(hours)}.`,
    by: ({ zone, day, time, yours }) => `Мы\u00A0ответим ${day} до\u00A0${time} ${zone}${yours}.`,
    yours: (time) => ` (${time} по\u00A0вашему)`,
    yoursOn: (day, time) => ` (${day} в\u00A0${time} по\u00A0вашему)`,
    today: 'сегодня',
    weekdays: {
      monday: 'в\u00A0понедельник',
      tuesday: 'во\u00A0вторник',
      wednesday: 'в\u00A0среду',
      thursday: 'в\u00A0четверг',
      friday: 'в\u00A0пятницу',
      saturday: 'в\u00A0субботу',
      sunday: 'в\u00A0воскресенье',
    },
    dated: (weekday, date) => `${weekday}, ${date},`,
  },
  page: {
    name: 'Контакты',
    lead: 'Заполните поля. Мы\u00A0ответим по\u00A0телефону или электронной почте.',
    another: 'Написать ещё одно сообщение',
  },
} satisfies typeof cn;
