export const supervision = {
  page: '页面',
};
