export const products = {
  title: '大宗贸易',
  description: '碳素、铝、化工、能源与矿产品目录，附典型指标。',
  say: (categories: string, count: string) =>
    `${categories} 大类，${count} 个产品。石油焦与煅后焦进入典型值专页，其余产品在此查看。`,
  inCategory: (category: string, count: string) => `${category}：${count}，附典型指标。`,
  categories: '产品分类',
  below: (category: string) => `${category}的下级分类`,
  count: (count: number) => `${count} 个产品`,
  empty: {
    title: '该分类暂无产品',
    say: '目录会持续补充。您可以查看其他分类，或把指标与数量发给我们。',
    away: (category: string) => `查看“${category}”`,
  },
  ask: {
    title: '没有您要的产品？',
    say: (hours: number) => `发来指标与数量，工作时间内 ${hours} 小时答复。`,
    act: '在线留言',
  },
  pictures: (name: string) => `${name}图片`,
  picture: (name: string, number: number, of: number) => `${name}，图片 ${number}/${of}`,
  showPicture: (number: number) => `查看图片 ${number}`,
  keyFigures: '主要指标',
  inquire: '询价',
  copyLink: '复制链接',
  onlyChinese: '本产品暂时只有中文介绍',
  attributes: { name: '产品属性', title: '技术指标' },
  other: {
    title: '需要其他指标？',
    say: (hours: number) => `发来您的规格书，工作时间内 ${hours} 小时答复。`,
  },
  related: { name: '产品目录', title: '相关产品' },
  all: '查看同类产品',
};
