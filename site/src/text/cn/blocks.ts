export const blocks = {
  tabs: '工厂',
  routes: {
    legend: '图例',
    list: '线路一览',
    to: '至',
    modes: { road: '公路', rail: '铁路', sea: '海运', river: '内河', crossBorder: '跨境' },
    stops: { works: '工厂', hub: '枢纽', port: '港口', border: '口岸', customer: '客户' },
  },
};
