/** Texts of the first screen. */
export const today = {
  writeNews: '写新闻',
  greeting: (name: string, hour: number) =>
    `${hour < 5 ? '夜深了' : hour < 12 ? '早上好' : hour < 18 ? '下午好' : '晚上好'}，${name}`,
  beijing: (clock: string) => `北京时间 ${clock}`,
  /** Minutes until the company closes; null on a day off. */
  workingDay: (minutes: number | null) => {
    if (minutes === null) return '休息日';
    if (minutes === 0) return '工作日，已下班';
    const hours = Math.floor(minutes / 60);
    return `工作日，距下班${hours === 0 ? '' : ` ${hours} 小时`} ${minutes % 60} 分`;
  },
  waiting: '等待处理',
  waitingCount: (count: number, stale: number) => `${count} 项${stale === 0 ? '' : `，其中 ${stale} 项原文已改`}`,
  whose: '谁的内容',
  everybody: '全部',
  mine: '我的',
  nothingWaits: '没有需要处理的内容',
  nothingWaitsHint: '原文改过的译文、没有发布的草稿和缺少的译文会出现在这里。',
  upAndDown: '上下',
  open: '打开',
  more: (count: number) => `还有 ${count} 项`,
  unsaved: '未保存',
  unsavedNote: '只留在这台电脑上',
  actions: { unsaved: '继续', stale: '核对', newerDraft: '查看', draft: '继续', missing: '翻译' },
  staleNote: (fields: string) => `原文改了：${fields}`,
  newerNote: (name: string) => `网站上还是旧版本，${name}修改`,
  draftNote: (name: string) => `尚未发布，${name}修改`,
  missingNote: '网站暂以中文显示',
  upcoming: '即将发生',
  schedule: '全部定时',
  nothingUpcoming: '未来 14 天没有定时发布或撤下。',
  changes: { goLive: '发布', withdraw: '撤下' },
  dayOff: '非工作日',
  untranslated: (languages: string) => `${languages} 没有译文`,
  and: '；',
  recent: '最近修改',
  languages: '三种语言',
  upToDate: '全部最新',
};

export type TodayTexts = typeof today;
