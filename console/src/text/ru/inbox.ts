import type { InboxTexts } from '../cn/inbox.ts';
import { plural } from '../plural.ts';

export const inbox = {
  figures: 'Коротко',
  overdue: 'просрочено',
  soon: 'до 30 минут',
  open: 'ждут ответа',
  unassigned: 'не назначено',
  overdueCount: (count) =>
    plural('ru', count, {
      one: 'обращение просрочено',
      few: 'обращения просрочены',
      many: 'обращений просрочено',
    }),
  openCount: (count) =>
    plural('ru', count, {
      one: 'обращение ждёт ответа',
      few: 'обращения ждут ответа',
      many: 'обращений ждут ответа',
    }),
  workingClock: {
    runs: 'Отсчёт идёт',
    runsUntil: (time) => `Отсчёт идёт до ${time}`,
    stands: 'Нерабочее время: отсчёт стоит',
    standsUntil: (time) => `Нерабочее время: отсчёт стоит до ${time}`,
  },
  views: 'Списки',
  view: { open: 'Ждут', mine: 'Мои', unassigned: 'Ничьи', suspicious: 'Спам?', done: 'Готовые' },
  search: 'Имя, телефон, адрес или текст',
  groups: { overdue: 'Просрочено', soon: 'В ближайшие 30 минут', later: 'Позже', none: 'Без отсчёта' },
  short: {
    overdue: (time) => `срок ${time}`,
    by: (time) => `до ${time}`,
    answered: 'ответ дан',
    none: 'без срока',
  },
  clock: {
    overdue: (minutes, time) => `Просрочено на ${minutes}, обещали до ${time}`,
    left: (minutes, time) => `Осталось ${minutes}, обещали до ${time}`,
    stands: (minutes, time) => `Отсчёт стоит, осталось ${minutes}, обещали до ${time}`,
  },
  visitorWroteLast: 'Ждёт нашего ответа',
  suspicious: 'Похоже на спам',
  damaged: 'Не удаётся расшифровать',
  files: (count) => plural('ru', count, { one: 'файл', few: 'файла', many: 'файлов' }),
  notes: (count) => plural('ru', count, { one: 'заметка', few: 'заметки', many: 'заметок' }),
  pageOf: (from, to, total) => `${from}–${to} из ${total}`,
  choose: 'Выберите обращение из списка',
  empty: {
    open: 'Никто не ждёт ответа',
    mine: 'Вам ничего не назначено',
    unassigned: 'Всё назначено',
    suspicious: 'Ничего похожего на спам',
    done: 'Готовых пока нет',
  },
  emptyHint: 'Новые обращения появятся здесь, самые срочные первыми.',
  nothingFound: 'Ничего не найдено',
  nothingFoundHint: (count) => `Поиск идёт только по последним ${count}.`,
  clearSearch: 'Сбросить поиск',
  notRefreshed: (time) => `Список на ${time}, не обновляется`,
  clocksGoOn: 'Отсчёт продолжается, но новых обращений не видно.',
  onToday: {
    title: 'Обращения',
    reports: 'Сообщения о нарушениях',
    nothing: 'никто не ждёт',
    suspicious: (count) => `похоже на спам: ${count}`,
    next: (time) => `ближайший срок ${time}`,
    byKey: 'Сообщения о нарушениях открывает только ключ сотрудника надзора, отдельной командой.',
    noContentWaits: 'По материалам всё сделано',
  },
} satisfies InboxTexts;
