export const products = {
  title: '大宗贸易',
  say: '碳素、石化与金属产品目录。',
};
