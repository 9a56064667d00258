export const privacy = {
  title: '隐私政策',
  say: '我们收集哪些信息，如何使用，保存多久。',
};
