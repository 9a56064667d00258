/** Texts of the request layer (section 8 of the specification). The Chinese file defines the type of the others. */
export const cn = {
  /** By the envelope's code. They stand in for the server's message. */
  codes: {
    401: '认证失败，无法访问系统资源',
    403: '当前操作没有权限',
    404: '访问资源不存在',
  },
  unknown: '系统未知错误，请反馈给管理员',
  network: '后端接口连接异常',
  timeout: '系统接口请求超时',
  status: (status: number) => `系统接口${status}异常`,
  invalidSession: '无效的会话，或者会话已过期，请重新登录。',
  downloadFailed: '下载文件出现错误，请联系管理员！',
  directDownloadFailed: '下载失败',
  uploadFailed: '上传图片失败，请重试',
  editorPictureFailed: '图片插入失败',
  uploadTooLarge: (megabytes: number) => `上传文件大小不能超过 ${megabytes} MB!`,
  copied: '复制成功',
  copyFailed: '复制失败',
};

export type CallWords = typeof cn;
