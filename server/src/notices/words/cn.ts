/** The words of notices by mail. The Chinese file defines the type of the others. */
export const cn = {
  time: (time: string) => `${time}（北京时间）`,
  subjects: {
    audit: '操作记录的校验未通过',
    deadlines: (count: string) => `${count} 条留言即将到期或已超时`,
    messages: (count: string) => `${count} 条新留言`,
    morning: '早间汇总',
    test: '测试邮件',
  },
  messages: (count: string) => `新留言：${count} 条。`,
  nearest: (time: string) => `下一个答复期限：${time}。`,
  soon: (count: string, minutes: string) => `剩余工作时间不超过 ${minutes} 分钟的留言：${count} 条。`,
  passed: (count: string) => `已超时的留言：${count} 条。`,
  resumes: (count: string) => `新简历：${count} 份。`,
  resumesPassed: (count: string) => `已超过答复期限的简历：${count} 份。`,
  resumesSoon: (count: string, days: string) => `${days} 个工作日内到期的简历：${count} 份。`,
  reports: (count: string) => `今天以前收到、尚未办结的举报：${count} 件。`,
  /** The first day, or undefined for yesterday. */
  haveCome: (day: string | undefined) => (day === undefined ? '昨天有新的举报。' : `${day}以来有新的举报。`),
  haveNotCome: (day: string | undefined) => (day === undefined ? '昨天没有新的举报。' : `${day}以来没有新的举报。`),
  audit: (entry: string) =>
    `操作记录的哈希链在第 ${entry} 条断裂：有人在数据库里改动或删除了记录，或者恢复了较早的数据。请在控制台打开“操作记录”查看。`,
  test: '这个地址可以收到通知。',
  console: (url: string) => `控制台：${url}`,
  settings: '要更改或停止这些邮件，请在控制台打开“我的账号”。',
};

export type NoticeWords = typeof cn;
