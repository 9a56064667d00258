export const company = {
  title: '关于我们',
  lead: '集团介绍、发展历程、企业文化、荣誉资质与团队风采。',
  film: '集团宣传片',
  chairman: '董事长致辞',
  history: {
    title: (first: string, last: string) => `${first}–${last}，一年一记`,
    lead: '每一年只记一件事：建了什么，卖到了哪里，达到了多少。',
    years: '按年份查看',
    allYears: '全部年份',
    entries: '历程',
  },
  culture: {
    title: '我们怎样要求自己',
    lead: '写下来，客户和同事都可以拿它来对照。',
    tabs: '文化理念',
  },
  honours: {
    title: '认证与荣誉',
    lead: '点开证书，可看适用范围和有效期。',
    carousel: '荣誉证书',
  },
  award: {
    number: '证书编号',
    issuer: '颁发机构',
    scope: '适用范围',
    validity: '有效期',
    since: (day: string) => `${day}起`,
    between: (from: string, to: string) => `${from}至${to}`,
    until: (day: string) => `至${day}`,
    unlimited: '长期',
  },
  teamStyle: {
    title: '班组的工作现场',
    lead: '画面为示意，没有人；证书上的数字出自这样的地方。',
    carousel: '团队图片',
  },
};
