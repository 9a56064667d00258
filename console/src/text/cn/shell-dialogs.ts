/** Texts of the dialogs and sheets that belong to the frame. */
export const shellDialogs = {
  sessionEnded: {
    title: '登录状态已过期',
    sentence: '登录状态已过期，您可以继续留在该页面，或者重新登录',
    kept: (count: number, time: string) =>
      `您正在写的内容已留在这台电脑上（${count} 处，${time}）。重新登录后会提供恢复。`,
    stay: '留在本页可以继续阅读和复制，但不能保存。',
    signInAgain: '重新登录',
    cancel: '取消',
  },
  confirmation: {
    title: '请再次验证',
    byCode: '此操作需要再次输入动态验证码。15 分钟内不再询问。',
    byPassword: '此操作需要再次输入密码。15 分钟内不再询问。',
    password: '密码',
    confirm: '验证',
  },
  palette: {
    title: '搜索或跳转',
    placeholder: '输入标题、编号、页面或操作',
    pages: '页面',
    items: '内容',
    actions: '操作',
    recent: '最近打开',
    nothing: '没有找到',
    searching: '正在搜索…',
    failed: '没有搜索成功',
    more: (count: number) => `还有 ${count} 项，请输入更多文字`,
    create: (kind: string) => `新建：${kind}`,
    openStale: '打开原文已改的译文',
    choose: '选择',
    open: '打开',
    changeAppearance: (appearance: string) => `外观：${appearance}`,
    changeLanguage: (language: string) => `语言：${language}`,
  },
  keys: {
    anywhere: '任何地方',
    lists: '列表',
    editor: '编辑器',
    searchOrJump: '搜索或跳转',
    fold: '收起导航',
    thisSheet: '本表',
    rows: '下一行、上一行',
    open: '打开',
    select: '选择这一行',
    selectUpTo: '选择到这一行',
    toSearch: '到搜索框',
    save: '保存',
    close: '关闭',
  },
};

export type ShellDialogTexts = typeof shellDialogs;
