export const paging = {
  label: '分页',
  shown: (from: string, to: string, total: string) => `第${from}–${to}条，共${total}条`,
  size: '每页',
  previous: '上一页',
  next: '下一页',
  page: (page: string) => `第${page}页`,
  breadcrumb: '当前位置',
  home: '首页',
};
