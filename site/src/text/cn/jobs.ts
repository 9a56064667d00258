export const jobs = {
  page: '页面',
};
