export const blocks = {
  page: '页面',
};
