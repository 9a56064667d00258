import type { TodayTexts } from '../cn/today.ts';

export const today = {
  waiting: 'Ждут работы',
  waitingNote: 'Нет перевода, не опубликовано или устарело',
  nothingWaits: 'Ничего не ждёт',
  scheduled: 'По времени',
  scheduledNote: 'Выйдет само',
  nothingScheduled: 'Ничего не запланировано',
} satisfies TodayTexts;
