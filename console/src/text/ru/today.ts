import type { TodayTexts } from '../cn/today.ts';
import { plural } from '../plural.ts';

export const today = {
  writeNews: 'Написать новость',
  greeting: (name, hour) =>
    `${hour < 5 ? 'Доброй ночи' : hour < 12 ? 'Доброе утро' : hour < 18 ? 'Добрый день' : 'Добрый вечер'}, ${name}`,
  beijing: (time) => `${time} в Пекине`,
  workingDay: {
    off: 'выходной',
    before: (opensAt) => `рабочий день с ${opensAt}`,
    open: (hours, minutes) => `рабочий день, ещё ${hours === 0 ? '' : `${hours}\u00A0ч `}${minutes}\u00A0мин`,
    over: 'рабочий день закончен',
  },
  waiting: 'Требует внимания',
  waitingCount: (count, stale) =>
    plural('ru', count, { one: 'материал', few: 'материала', many: 'материалов' }) +
    (stale === 0 ? '' : `, устарело: ${stale}`),
  whose: 'Чьи материалы',
  everybody: 'Все',
  mine: 'Мои',
  nothingWaits: 'Всё сделано',
  nothingWaitsHint: 'Здесь появятся устаревшие переводы, неопубликованные черновики и недостающие переводы.',
  upAndDown: 'вверх, вниз',
  open: 'открыть',
  more: (count) => `Ещё ${count}`,
  unsaved: 'Не сохранено',
  unsavedNote: 'Только на этом компьютере',
  actions: {
    unsaved: 'Продолжить',
    stale: 'Сверить',
    newerDraft: 'Посмотреть',
    draft: 'Продолжить',
    missing: 'Перевести',
  },
  staleNote: (fields) => `изменён оригинал: ${fields}`,
  newerNote: (name) => `на сайте прежняя версия, последняя правка: ${name}`,
  draftNote: (name) => `не опубликовано, последняя правка: ${name}`,
  missingNote: 'на сайте показан китайский текст',
  upcoming: 'Запланировано',
  schedule: 'Всё запланированное',
  nothingUpcoming: 'На ближайшие 14 дней ничего не запланировано.',
  changes: { goLive: 'Публикация', withdraw: 'Снятие' },
  overdue: { goLive: 'Не опубликовано в срок', withdraw: 'Не снято в срок' },
  openFailed: 'Откройте, чтобы увидеть причину',
  dayOff: 'Выходной',
  untranslated: (languages) => `нет перевода: ${languages}`,
  and: '; ',
  recent: 'Последние изменения',
  languages: 'Три языка',
  upToDate: 'Всё актуально',
  health: {
    title: 'Состояние системы',
    checked: (time) => `проверено ${time}`,
    outdated: (time) => `новых данных нет с ${time}`,
    states: { well: 'В порядке', failing: 'Сбой', off: 'Не настроено' },
    checks: {
      store: { name: 'База данных', whatToDo: 'Проверьте её журнал и диск. Сервер подключится сам.' },
      changes: {
        name: 'Уведомления об изменениях',
        whatToDo: 'Страницы могли устареть. Проверьте журнал сервера и подключения к базе.',
      },
      content: {
        name: 'Материалы',
        whatToDo: 'База пуста. Загрузите демонстрационные материалы или восстановите резервную копию.',
      },
      files: {
        name: 'Файлы посетителей',
        whatToDo: 'Их нельзя прочесть и сохранить. Проверьте владельца папки или хранилище.',
      },
      space: { name: 'Место на диске', whatToDo: 'Места мало, загрузки отклоняются. Освободите место.' },
      keys: {
        name: 'Приём обращений о нарушениях',
        whatToDo:
          'Обращения не принимаются. Зарегистрируйте ключ сотрудника надзора и уберите ключ восстановления с сервера.',
      },
      timers: { name: 'Ночное задание', whatToDo: 'Не выполнялось ни сегодня, ни вчера. Проверьте журнал сервера.' },
      backup: {
        name: 'Резервная копия',
        whatToDo: 'За два дня ни одной. Сделайте копию и выясните, почему не сработал таймер.',
      },
      mail: { name: 'Уведомления по почте', whatToDo: 'Некоторым письма не доходят. Причина указана вверху страницы.' },
    },
  },
} satisfies TodayTexts;
