export const waysToReport = {
  mail: '监督邮箱',
  phone: '总机',
  phoneNote: '请转监督部门。不必说明事由，也可以不报姓名。',
  copyMail: '复制监督邮箱',
  copyPhone: '复制电话号码',
};
