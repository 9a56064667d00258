export const jobs = {
  tabs: '招聘类型',
  kinds: { 1: '社会招聘', 2: '兼职招聘' },
  columns: {
    post: '职位',
    openings: '人数',
    place: '地点',
    wages: '薪资',
    posted: '发布日期',
    description: '职位说明',
  },
  openings: (people: number) => `${people}人`,
  duties: '工作职责',
  demands: '任职要求',
  details: '职位信息',
  number: '职位编号',
  kind: '用工类型',
  copyLink: '复制职位链接',
  closed: '您要找的职位已结束招聘，以下是目前在招的职位。',
  empty: {
    title: '目前没有在招职位。',
    other: (kind: string, count: number) => `${kind}：${count}个职位`,
    develop: '了解人才发展',
  },
  resume: {
    open: '投递简历',
    subject: (postNo: string) => `应聘 ${postNo}`,
  },
};
