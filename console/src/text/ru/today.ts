import type { TodayTexts } from '../cn/today.ts';

export const today = {
  writeNews: 'Написать новость',
  waiting: 'Ждут работы',
  waitingNote: 'Нет перевода, не опубликовано или устарело',
  nothingWaits: 'Ничего не ждёт',
  scheduled: 'По времени',
  scheduledNote: 'Выйдет само',
  nothingScheduled: 'Ничего не запланировано',
} satisfies TodayTexts;
