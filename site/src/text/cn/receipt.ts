export const receipt = {
  title: '请保存回执编号',
  name: '回执编号',
  copy: '复制',
  print: '打印',
  download: '下载',
  byHand: '请选中编号手动复制，或抄写下来',
  purpose: {
    before: '凭此编号，可以在',
    link: '“查询与补充”页面',
    after: '查看办理进度、与我们继续沟通，或撤回所提交的内容。',
  },
  warning: '编号仅在此显示一次。遗失后，我们也无法找回。',
  reportWarning: '编号仅在此显示一次。遗失后，我们也无法找回。请不要保存在单位的设备、网络或邮箱中。',
  saved: '我已保存',
  saveFirst: '请先保存编号，再点“我已保存”。',
};
