export const home = {
  title: '首页',
  say: '石油焦、煅后焦与碳素材料的贸易与制造。',
};
