export const blocks = {
  tabs: '工厂',
  routes: {
    legend: '图例',
    list: '线路一览',
    to: '至',
    modes: { road: '公路', rail: '铁路', sea: '海运', river: '内河', crossBorder: '跨境' },
    stops: { works: '工厂', hub: '枢纽', port: '港口', border: '口岸', customer: '客户' },
    straits: { malacca: '马六甲海峡', suez: '苏伊士运河', gibraltar: '直布罗陀海峡' },
  },
  table: '以表格显示',
  emissions: {
    permit: '许可限值',
    mean: '平均',
    highest: '最高',
    readings: '小时读数',
    aboveLimit: '超限读数',
    day: '第几天',
    lowest: '最低',
    byYear: '逐年对照目标',
    indicator: '指标',
    met: '达到目标',
    missed: '未达目标',
    target: '目标',
  },
  schedule: {
    units: { day: '天', week: '周' },
    span: {
      day: (from: number, to: number) => (from === to ? `第${from}天` : `第${from}–${to}天`),
      week: (from: number, to: number) => (from === to ? `第${from}周` : `第${from}–${to}周`),
    },
  },
};
