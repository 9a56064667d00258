import type { TodayTexts } from '../cn/today.ts';

export const today = {
  writeNews: 'Write news',
  waiting: 'Waiting',
  waitingNote: 'Missing, unpublished or outdated texts',
  nothingWaits: 'Nothing waits',
  scheduled: 'Scheduled',
  scheduledNote: 'Goes live by itself',
  nothingScheduled: 'Nothing is scheduled',
} satisfies TodayTexts;
