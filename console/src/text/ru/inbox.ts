import type { InboxTexts } from '../cn/inbox.ts';
import { formatNumber } from 'contract/format-number.ts';
import { plural } from '../plural.ts';

const items = (count: number) => plural('ru', count, { one: 'обращение', few: 'обращения', many: 'обращений' });

export const inbox = {
  figures: 'Сводка',
  overdue: 'просрочено',
  soon: 'осталось до 30 минут',
  soonDays: 'осталось до 2 дней',
  workingDays: (days) =>
    days === 0
      ? 'меньше рабочего дня'
      : plural('ru', days, { one: 'рабочий день', few: 'рабочих дня', many: 'рабочих дней' }),
  shortDays: (days) => `${days < 0 ? '−' : ''}${Math.abs(days)}\u00A0дн.`,
  dueToday: 'сегодня',
  open: 'ждут ответа',
  unassigned: 'не назначены',
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
  workingTime: {
    runs: 'Отсчёт идёт',
    runsUntil: (time) => `Отсчёт идёт до ${time}`,
    paused: 'Отсчёт приостановлен',
    pausedUntil: (time) => `Нерабочее время: отсчёт приостановлен до ${time}`,
    noCalendar: 'Отсчёт приостановлен: проверьте рабочий календарь',
  },
  timeline: ({ hours, overdue, soon, later, answered }) =>
    `Рабочее время сегодня: ${hours.join(', ')}. Срок сегодня, ответа ещё нет: просрочено: ${overdue}, осталось до 30 минут: ${soon}, позже: ${later}. Ответов сегодня: ${answered}.`,
  views: 'Списки',
  view: { open: 'Ждут', mine: 'Мои', unassigned: 'Не назначены', suspicious: 'Похоже на спам', done: 'Завершённые' },
  search: 'Имя, телефон, почта или первое сообщение',
  groups: {
    overdue: 'Просрочено',
    soon: 'Осталось до 30 минут',
    soonDays: 'Осталось до 2 рабочих дней',
    today: 'Сегодня',
    later: 'Завтра и позже',
    none: 'Без отсчёта',
  },
  short: {
    overdue: (time) => `срок ${time}`,
    by: (time) => `до ${time}`,
    answered: 'ответ дан',
    wroteAgain: 'написал снова',
    none: 'без срока',
  },
  deadline: {
    overdue: (minutes, time) => `Просрочено на ${minutes}, обещали до ${time}`,
    left: (minutes, time) => `Осталось ${minutes}, обещали до ${time}`,
    paused: (minutes, time) => `Отсчёт приостановлен, осталось ${minutes}, обещали до ${time}`,
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
    mine: 'У вас ничего не ждёт ответа',
    unassigned: 'Всем назначен ответственный',
    suspicious: 'Ничего похожего на спам',
    done: 'Завершённых пока нет',
  },
  emptyHint: 'Новые обращения появятся здесь, самые срочные первыми.',
  nothingFound: 'Ничего не найдено',
  nothingFoundHint: (count) => `Поиск идёт по последним ${count} этого списка, без дальнейшей переписки.`,
  filters: {
    filter: 'Фильтр',
    language: 'Язык',
    subject: 'Вид бизнеса',
    post: 'Вакансия',
    set: 'Выбранные фильтры',
    remove: (name) => `Убрать «${name}»`,
    clear: 'Сбросить фильтры',
    showAll: 'Сбросить поиск и фильтры',
  },
  bulk: {
    selected: (count) => `Выбрано: ${formatNumber('ru', count)}`,
    closeQuestion: (count) => `Закрыть ${items(count)}?`,
    closeHint: 'Посетители больше не смогут их дополнить. Закрытые можно открыть снова.',
    done: {
      assign: (count) => `Ответственный изменён: ${items(count)}`,
      close: (count) => `Закрыто: ${items(count)}`,
      reopen: (count) => `Снова открыто: ${items(count)}`,
      markSpam: (count) => `Помечено как спам: ${items(count)}`,
      clearSpam: (count) => `Не спам: ${items(count)}`,
    },
    partly: ({ done, total, left }) =>
      `Изменено ${formatNumber('ru', done)} из ${formatNumber('ru', total)}. Не тронуто, потому что уже изменилось: ${formatNumber('ru', left)}`,
  },
  keys: { move: 'переход', select: 'выбор', assign: 'назначить', close: 'закрыть', spam: 'спам' },
  notRefreshed: (time) => `Список на ${time}, не обновляется`,
  timesKeepCounting: 'Отсчёт продолжается, но новых обращений не видно.',
  onToday: {
    forMe: 'Мои и не назначенные, самые срочные сверху',
    title: 'Входящие',
    asOf: (time) => `данные на ${time}`,
    nothing: 'никто не ждёт',
    suspicious: (count) => `похоже на спам: ${count}`,
    next: (time) => `ближайший срок ${time}`,
    withinDays: (count) => `срок в ближайшие 3 рабочих дня: ${count}`,
    byKey: 'Незакрытые, без сегодняшних. Их открывает только ключ сотрудника надзора.',
    noContentWaits: 'По материалам всё сделано',
  },
} satisfies InboxTexts;
