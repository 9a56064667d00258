export const year20 = {
  banners: '周年横幅',
  sections: { story: '缘起', film: '影片', history: '历程', news: '动态', honoured: '荣誉' },
  news: '周年新闻',
  activities: '周年活动',
  yearsOfService: '年工龄',
  people: (count: number) => `${count}人`,
  more: (count: number) => `其余${count}人`,
};
