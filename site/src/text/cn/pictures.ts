export const pictures = {
  page: '页面',
};
