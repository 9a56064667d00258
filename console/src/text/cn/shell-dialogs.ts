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
    placeholder: '输入页面、操作或条目的名称',
    pages: '页面',
    actions: '操作',
    recent: '最近打开',
    nothing: '没有找到',
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
    toSearch: '到搜索框',
    save: '保存',
    close: '关闭',
  },
};

export type ShellDialogTexts = typeof shellDialogs;
