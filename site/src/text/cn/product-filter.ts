export const productFilter = {
  limits: '按指标和用途筛选',
  filters: '筛选',
  names: { sulfur: '硫', vanadium: '钒', ash: '灰分', use: '用途' },
  any: '不限',
  /** Behind a figure. */
  vanadiumUnit: '\u00A0mg/kg',
  percent: '%',
  uses: {
    anodes: '预焙阳极',
    electrodes: '石墨电极',
    anodeMaterial: '锂电负极材料',
    recarburising: '炼钢与铸造增碳',
    paste: '电极糊与冷捣糊',
    reduction: '还原剂',
    fuel: '燃料',
    smelting: '铝电解',
  },
  reset: '清除筛选条件',
  nothingWithin: '没有符合这些条件的产品',
  adviceWithin: '放宽一项条件再试，也可以把要求发给我们。',
  wholeSite: '在全站搜索',
  compare: {
    choose: '对比',
    show: (count: number) => (count === 0 ? '对比所选产品' : `对比所选产品（${count}）`),
    hint: '最多选四个。',
    none: '请先勾选产品。',
  },
};
