/** A valid message, as the gateway receives it. */
export const message = {
  sayType: '2',
  reporterType: '1',
  reporter: '李雷',
  reporterMobile: '13800138000',
  email: 'li@carbon.example',
  remark: '询价',
} as const;
