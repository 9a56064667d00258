export const failure = {
  notFound: {
    title: '页面不存在',
    lead: '您访问的地址可能已变更，或从未存在。可以从以下页面继续。',
    requested: '您访问的是',
    onward: '继续浏览',
  },
  unavailable: {
    name: '无法载入',
    title: '页面暂时无法打开',
    lead: '内容加载失败，请稍后重试。',
    call: '致电',
    retry: '重新加载',
    reload: '刷新页面',
    requestId: (id: string) => `请求编号：${id}`,
  },
  sentences: {
    network: '后端接口连接异常',
    timeout: '系统接口请求超时',
    script: '页面资源加载失败，网站可能已更新',
    interfaceError: (status: number) => `系统接口${status}异常`,
    codes: {
      401: '认证失败，无法访问系统资源',
      403: '当前操作没有权限',
      404: '访问资源不存在',
    },
    unknown: '系统未知错误，请反馈给管理员',
  },
};
