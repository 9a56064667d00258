export const messages = {
  title: '在线留言',
  say: '我们会在工作时间内回复。',
};
