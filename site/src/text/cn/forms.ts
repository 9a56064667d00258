import { quickExit } from './quick-exit.ts';

export const forms = {
  consent: { before: '我已阅读', link: '《隐私政策》', after: '，同意按其说明处理我所填写的信息。' },
  name: '姓名',
  phone: '联系电话',
  mail: '邮箱',
  optional: '（选填）',
  sending: '正在提交',
  uploading: '正在上传',
  retry: '重新提交',
  invalidFields: (count: number) => `有${count}处需要修改`,
  notSent: '尚未提交。填写的内容已为您保留。',
  notSentBefore: (minutes: number) => `尚未提交。请在${minutes}分钟后重新提交，填写的内容已为您保留。`,
  notSentLater: '尚未提交。请过几分钟重新提交，填写的内容已为您保留。',
  loadError: '表单未能完整载入',
  reload: '重新载入',
  /** On the page after a post without scripts. */
  accepted: {
    receipt: '回执编号',
    writeDown: '请记下此编号，便于后续查询。编号只在本页显示。',
  },
  quickExit,
  fileSize: {
    kilobytes: (figure: string) => `${figure}\u00A0KB`,
    megabytes: (figure: string) => `${figure}\u00A0MB`,
  },
};
