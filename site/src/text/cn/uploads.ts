export const uploads = {
  choose: (_most: number) => '选择文件',
  dropHint: (_most: number) => '或拖放、粘贴到此处',
  hint: (extensions: readonly string[], most: number, megabytes: number) =>
    `${most === 1 ? '限1个文件，' : `最多${most}个文件，每个`}不超过${megabytes} MB；支持${extensions.join('、')}`,
  chosen: '已选文件',
  waiting: '待上传',
  queued: '排队上传',
  done: '已上传',
  percent: (percent: number) => `${percent}%`,
  progress: (name: string) => `上传进度：${name}`,
  arrived: (arrived: number, all: number) => `已上传${arrived}个，共${all}个`,
  retry: (name: string) => `重新上传：${name}`,
  cancel: (name: string) => `取消上传：${name}`,
  remove: (name: string) => `移除：${name}`,
  failed: '上传文件失败，请重试',
  unreadable: '文件已被移动或修改，请移除后重新选择',
  removeRejected: '请先移除无法上传的文件',
};
