export const contact = {
  title: '联系我们',
  say: '地址、电话与邮箱。',
};
