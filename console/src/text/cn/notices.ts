/** Texts of notices by mail. The Chinese file defines the type of the others. */
export const notices = {
  title: '邮件通知',
  hint: '邮件里只有数量和时间，没有访客提交的任何内容。',
  notConfigured: '服务器还没有配置发信邮箱，所有人都收不到通知。请联系运维人员配置。',
  email: '邮箱地址',
  emailHint: '可以是部门的公共邮箱。留空则不发邮件。',
  language: '邮件语言',
  wanted: '通知内容',
  names: {
    message: (minutes: number) => `新的询盘留言，每 ${minutes} 分钟最多一封`,
    deadline: (minutes: number) => `询盘留言的答复期限只剩 ${minutes} 分钟工作时间，或已超时`,
    resume: () => '新简历和答复期限，每个工作日上班时汇总',
    report: () => '未办结的举报件数，每个工作日上班时',
    audit: () => '操作记录校验发现断裂，立即通知',
  },
  save: '保存',
  saved: '通知设置已保存',
  test: '发送测试邮件',
  accepted: '邮件服务器已接收测试邮件，请到邮箱查看。',
  notAccepted: '测试邮件没有发出。',
  response: (response: string) => `服务器回应：${response}`,
  failing: (since: string) => `自 ${since} 起通知未能发出，系统会继续重试。`,
  failures: {
    unreachable: '无法连接邮件服务器。',
    timeout: '邮件服务器没有及时响应。',
    tls: '与邮件服务器的连接没有可信的加密：证书不受信任，或者不支持 TLS。',
    login: '邮件服务器拒绝登录。',
    sender: '邮件服务器拒绝发件地址。',
    recipient: '邮件服务器拒绝收件地址。',
    rejected: '邮件服务器拒收邮件。',
  },
  onToday: {
    title: (accounts: number) => `${accounts} 个账号收不到邮件通知`,
    account: (name: string, since: string) => `${name}（自 ${since}）：`,
    more: (accounts: number) => `另有 ${accounts} 个账号`,
  },
};

export type NoticesTexts = typeof notices;
