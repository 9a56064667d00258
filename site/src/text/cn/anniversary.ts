export const anniversary = {
  banners: '周年横幅',
  news: '周年新闻',
  activities: '周年活动',
  yearsOfService: '年工龄',
  people: (count: number) => `${count}人`,
  more: (count: number) => `其余${count}人`,
};
