export const typicalValues = {
  page: '页面',
};
