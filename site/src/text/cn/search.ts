export const search = {
  page: '页面',
};
