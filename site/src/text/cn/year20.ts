export const year20 = {
  page: '页面',
};
