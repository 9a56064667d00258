export const company = {
  title: '关于我们',
  say: '集团介绍、发展历程、企业文化、荣誉资质与团队风采。',
};
