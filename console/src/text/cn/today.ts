/** Texts of the first screen. */
export const today = {
  writeNews: '写新闻',
  waiting: '等待处理',
  waitingNote: '缺译文、草稿或原文已改的内容',
  nothingWaits: '没有需要处理的内容',
  scheduled: '定时',
  scheduledNote: '到时自动发布的内容',
  nothingScheduled: '没有定时内容',
};

export type TodayTexts = typeof today;
