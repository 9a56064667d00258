export const pictures = {
  album: {
    name: '相册',
    title: '厂区日常',
    carousel: '员工关怀图片',
    showAll: (count: number) => `查看全部${count}张图片`,
    year: (year: string) => `${year}年`,
    count: (count: number) => `${count}张`,
    empty: '相册里还没有图片。',
    back: '人才发展',
  },
  join: {
    name: '招聘',
    title: '在招职位',
    openPosts: (count: number) => (count === 0 ? '目前没有在招职位' : `${count}个在招职位`),
  },
};
