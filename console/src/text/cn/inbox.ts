type TimelineWords = { hours: readonly string[] } & Record<'overdue' | 'soon' | 'later' | 'answered', string>;

/** Texts of the lists of messages and resumes. The Chinese file defines the type of the others. */
export const inbox = {
  figures: '概况',
  overdue: '超时',
  soon: '不足半小时',
  /** Of resumes, whose time is counted in working days. */
  soonDays: '两天内',
  workingDays: (days: number) => (days === 0 ? '不到一个工作日' : `${days} 个工作日`),
  /** In a narrow column. */
  shortDays: (days: number) => `${days < 0 ? '−' : ''}${Math.abs(days)} 天`,
  dueToday: '今天',
  open: '待处理',
  unassigned: '未分派',
  overdueCount: (count: number) => `${count} 条超时`,
  openCount: (count: number) => `${count} 条待处理`,
  workingTime: {
    runs: '计时中',
    runsUntil: (time: string) => `计时中，${time} 暂停`,
    paused: '计时暂停',
    pausedUntil: (time: string) => `非工作时间，计时暂停，${time} 继续`,
    noCalendar: '计时暂停：请检查工作日历',
  },
  /** The timeline of today in words. */
  timeline: ({ hours, overdue, soon, later, answered }: TimelineWords) =>
    `今日工作时间 ${hours.join('、')}。今日到期、尚未答复：已超时 ${overdue} 条，不足半小时 ${soon} 条，稍后 ${later} 条。今日已答复 ${answered} 次。`,
  views: '列表',
  view: { open: '待处理', mine: '我的', unassigned: '未分派', suspicious: '疑似垃圾', done: '已处理' },
  search: '姓名、电话、邮箱或最初的留言',
  groups: {
    overdue: '已超时',
    soon: '不足半小时',
    soonDays: '两个工作日内',
    today: '今天',
    later: '明天及以后',
    none: '不计时',
  },
  /** Below the deadline of a row, where there is little room. */
  short: {
    overdue: (time: string) => `超时 · ${time}`,
    by: (time: string) => `${time} 前`,
    answered: '已答复',
    wroteAgain: '访客追问',
    none: '未承诺',
  },
  deadline: {
    overdue: (minutes: string, time: string) => `已超时 ${minutes}，承诺 ${time} 前答复`,
    left: (minutes: string, time: string) => `还剩 ${minutes}，承诺 ${time} 前答复`,
    paused: (minutes: string, time: string) => `计时暂停，还剩 ${minutes}，承诺 ${time} 前答复`,
  },
  visitorWroteLast: '等我们答复',
  suspicious: '疑似垃圾',
  damaged: '无法解密',
  files: (count: number) => `${count} 个附件`,
  notes: (count: number) => `${count} 条备注`,
  pageOf: (from: string, to: string, total: string) => `第 ${from}–${to} 条，共 ${total} 条`,
  choose: '请从列表中选择一条',
  empty: {
    open: '没有人在等答复',
    mine: '没有等您处理的事项',
    unassigned: '全部都已分派',
    suspicious: '没有疑似垃圾',
    done: '暂无已处理的事项',
  },
  emptyHint: '新收到的事项会出现在这里，最急的在前。',
  nothingFound: '没有找到',
  nothingFoundHint: (count: string) => `只查本列表最新的 ${count} 条，不含后来的往来内容。`,
  filters: {
    filter: '筛选',
    language: '访客语言',
    subject: '业务类型',
    post: '应聘职位',
    set: '已选的筛选条件',
    remove: (name: string) => `去掉“${name}”`,
    clear: '清除筛选',
    showAll: '清除搜索和筛选',
  },
  bulk: {
    selected: (count: number) => `已选 ${count} 条`,
    closeQuestion: (count: number) => `办结所选的 ${count} 条？`,
    closeHint: '办结后访客不能再补充，但可以重新打开。',
    done: {
      assign: (count: number) => `已更改 ${count} 条的经办人`,
      close: (count: number) => `已办结 ${count} 条`,
      reopen: (count: number) => `已重新打开 ${count} 条`,
      markSpam: (count: number) => `已将 ${count} 条标为垃圾`,
      clearSpam: (count: number) => `已确认 ${count} 条不是垃圾`,
    },
    partly: ({ done, total, left }: { done: number; total: number; left: number }) =>
      `${total} 条中有 ${done} 条已更改；另外 ${left} 条已有变动，未作更改`,
  },
  /** The keys below the list, where there is little room. */
  keys: { move: '上下', select: '选', assign: '分派', close: '办结', spam: '垃圾' },
  notRefreshed: (time: string) => `列表停在 ${time}，没有刷新`,
  timesKeepCounting: '剩余时间仍在计算，新收到的事项不会出现。',
  onToday: {
    forMe: '我的和未分派的，最急的在前',
    title: '收件箱',
    asOf: (time: string) => `截至 ${time}`,
    nothing: '没有待处理',
    suspicious: (count: string) => `疑似垃圾 ${count} 条`,
    next: (time: string) => `下一个期限 ${time}`,
    withinDays: (count: string) => `3 个工作日内到期 ${count} 件`,
    byKey: '未办结的举报，不含今天收到的。只能用专员本人的密钥打开。',
    noContentWaits: '内容方面没有待办',
  },
};

export type InboxTexts = typeof inbox;
