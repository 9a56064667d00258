export const messages = {
  title: '在线留言',
  /** Opened from a product or a table. */
  inquiryTitle: '询价',
  allRequired: '各项均为必填',
  businessType: '业务类型',
  name: '姓名',
  nameHint: '2至20个字符',
  phone: '联系电话',
  mail: '邮箱',
  message: '留言内容',
  messageHint: '品种、吨位、到货港口或车站',
  about: (subject: string) => `询价：${subject}`,
  send: '提交留言',
  reply: {
    within: (hours: number) => `我们将在${hours}小时内答复您。`,
    by: ({ zone, day, clock, yours }: { zone: string; day: string; clock: string; yours: string }) =>
      `我们将于${zone}${day}${clock}前答复您${yours}。`,
    yours: (clock: string) => `（您当地时间${clock}）`,
    yoursOn: (day: string, clock: string) => `（您当地时间${day}${clock}）`,
    today: '今天',
    weekdays: {
      monday: '周一',
      tuesday: '周二',
      wednesday: '周三',
      thursday: '周四',
      friday: '周五',
      saturday: '周六',
      sunday: '周日',
    },
    dated: (weekday: string, date: string) => `${date}（${weekday}）`,
  },
  page: {
    name: '联系我们',
    lead: '请填写以下各项，我们会通过电话或邮箱答复您。',
    another: '再写一条留言',
  },
};
