export const coming = {
  name: '建设中',
  pages: {
    petroleumCoke: { title: '石油焦生焦', say: '此处将列出国内外市场的典型指标、国内基地与仓储基地，以及推荐产品。' },
    calcinedCoke: { title: '煅后焦', say: '此处将列出煅后焦的典型指标与在售产品。' },
    integratedLogistics: { title: '综合物流', say: '此处将介绍公路、铁路、海运、多式联运、仓储加工与网络货运。' },
    productionManufacturing: {
      title: '生产制造',
      say: '此处将介绍抚顺负极材料工厂与铝制品工厂的实力、产品与质检设备。',
    },
    industryFinanceCollaboration: {
      title: '产融协同',
      say: '此处将介绍全球布局、代理购销、信用保险与保理，以及锂电与氢能投资。',
    },
    exportOfServices: { title: '劳务输出', say: '此处将介绍劳务输出服务。' },
    socialResponsibility: { title: '社会责任', say: '此处将介绍环境保护、科技创新与社会公益。' },
    talentDevelopment: { title: '人才发展', say: '此处将展示员工关怀与加入我们的途径。' },
    photoAlbum: { title: '员工相册', say: '此处将展示员工关怀活动的照片与日期。' },
    socialRecruitment: { title: '社会招聘', say: '此处将列出社会招聘职位，并可在线投递简历。' },
    partTime: { title: '兼职招聘', say: '此处将列出兼职职位，并可在线投递简历。' },
    supervisionAndReporting: { title: '监督举报', say: '此处将公布举报须知、奖励标准，并可在线举报。' },
    year20: { title: '二十周年', say: '此处将展示二十年历程、周年新闻与活动，以及荣誉员工。' },
  },
};
