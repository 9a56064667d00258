export const quickExit = {
  leave: '立即离开',
  keys: '或在填写之前连按三次Shift键',
  /** A neutral page of another site that loads quickly in the language's region. */
  url: 'https://www.baidu.com/',
};
