export const sessions = {
  title: '登录会话',
  note: '修改密码或停用账号后，该账号的全部会话立即结束。',
  whose: '会话范围',
  own: '我的',
  all: '全部',
  endOthers: '结束我的其他会话',
  endedOthers: (count: string) => `已结束 ${count} 个会话`,
  columns: {
    who: '姓名',
    device: '设备',
    network: '网段',
    since: '登录时间',
    seen: '最近活动',
    ends: '到期时间',
    actions: '操作',
  },
  you: (name: string) => `${name}（您）`,
  thisOne: '本次',
  end: '结束',
  endTitle: (device: string) => `结束“${device}”的会话？`,
  endHint: '那台设备上的登录立即失效，未保存的内容仍留在那里的浏览器中。',
  ended: '会话已结束',
  script: '脚本',
  empty: '没有会话',
};

export type SessionsTexts = typeof sessions;
